import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { BoardTexts } from './en.ts';

const BOARD_TEXTS: Catalogue<BoardTexts> = catalogueOf(
  import.meta.glob<BoardTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useBoardTexts(): BoardTexts {
  return useTexts(BOARD_TEXTS);
}
