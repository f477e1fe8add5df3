/** What could not be stored: browsers may deny storage or have no space left, and the page goes on without. */
const memory = new Map<string, string>();

/** `localStorage` that never throws; what the browser does not store is kept until the page is closed. */
export const localStore = {
  get(key: string): string | null {
    const unsaved = memory.get(key);
    if (unsaved !== undefined) return unsaved;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  delete(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is stored then.
    }
  },

  keys(): string[] {
    try {
      return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
    } catch {
      return [...memory.keys()];
    }
  },
};
