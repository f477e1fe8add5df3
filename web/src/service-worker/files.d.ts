/** The files of this version of the page; the build puts them in. */
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[];
