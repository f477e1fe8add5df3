import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';

/**
 * What assistive technology calls a drawing with the role `application`, in which things can be focused and pressed
 * and which takes the arrow keys itself.
 */
export function useBoardRole(): string {
  return useTexts(KIT_TEXTS).board;
}
