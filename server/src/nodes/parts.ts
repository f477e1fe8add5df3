/** Tables are divided into so many parts, by which servers share the work. */
export const PARTS = 16;

/** The part of a table, by the first character of its id, which is random. The database computes the same. */
export function partOf(table: string): number {
  return table.charCodeAt(0) % PARTS;
}

/** Which parts a server gives up and which it takes, so that all servers have about the same number. */
export function fairShare(
  node: string,
  live: readonly string[],
  holders: ReadonlyMap<number, string>,
): { readonly give: number[]; readonly take: number[] } {
  const all = Array.from({ length: PARTS }, (_, part) => part);
  const mine = all.filter((part) => holders.get(part) === node);
  const free = all.filter((part) => !live.includes(holders.get(part) ?? ''));
  const fair = Math.ceil(PARTS / live.length);
  return { give: mine.slice(fair), take: free.slice(0, Math.max(0, fair - mine.length)) };
}
