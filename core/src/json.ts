/** Plain JSON data: what positions, views, events and records are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Parameters of texts. They hold ids; whoever shows the text fills in the names. */
export type Params = Readonly<Record<string, string | number>>;
