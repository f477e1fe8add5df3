/** Plain JSON data: what positions, views, events and records are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Parameters of texts: names are filled in by whoever shows the text. */
export type Params = Readonly<Record<string, string | number>>;
