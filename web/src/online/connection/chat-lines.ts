import type { ChatLine } from '@kontor/protocol';

/** After a long absence there is a gap before the new lines; then what was shown before it is left to be fetched again. */
export function withNewLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.n ?? 0;
  const fresh = lines.filter(({ n }) => n > last);
  return (fresh[0]?.n ?? 0) > last + 1 ? fresh : [...known, ...fresh];
}
