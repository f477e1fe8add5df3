import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { BoardTexts } from './en.ts';

const BOARD_TEXTS: Catalogue<BoardTexts> = await loadCatalogue(
  import.meta.glob<BoardTexts>('./??.ts', { import: 'texts' }),
);

export function useBoardTexts(): BoardTexts {
  return useTexts(BOARD_TEXTS);
}
