/** Messages from a page to its service worker. */
export type ToServiceWorker =
  /** The new version is wanted now. */
  | { readonly kind: 'take-over' }
  /** A page of the active version has been loaded. */
  | { readonly kind: 'page-loaded' };

/** Messages from the service worker to a page. */
export interface FromServiceWorker {
  /** A notification that leads to this page was clicked. */
  readonly kind: 'go';
  readonly path: string;
}
