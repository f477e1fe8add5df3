/** Items that may repeat, each with a key of its own: the second coal is "coal 2". */
export function keyed<T extends string>(items: readonly T[]): { readonly key: string; readonly item: T }[] {
  return items.map((item, i) => ({
    key: `${item} ${items.slice(0, i + 1).filter((other) => other === item).length}`,
    item,
  }));
}

/** The whole numbers from 0 on. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Repeated words counted: "coal ×2". */
export function counted(items: readonly string[]): string[] {
  return [...new Set(items)].map((item) => {
    const times = items.filter((other) => other === item).length;
    return times === 1 ? item : `${item} ×${times}`;
  });
}
