import type { Decision } from '@kontor/core';
import { useAnnounce, useKeys } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import { REGION_NUMERALS } from '../../rules/files/board.ts';
import { PICKS } from '../../rules/state/types.ts';
import type { MapDrawing } from '../map/drawing.ts';
import type { Scene } from '../scene.ts';
import { pickName, regionName } from './describe.ts';
import { type Choice, paramsOf, wholeMove } from './use-choice.ts';

/** Says what was chosen of a reward so far, and lets Enter take it once nothing is missing. */
export function useChoiceByEar(
  decision: Decision | undefined,
  choice: Choice,
  scene: Scene,
  drawing: MapDrawing,
): void {
  const announce = useAnnounce();
  const { ui, view } = scene;
  const picks = paramsOf(decision, 'picks');
  const electors = paramsOf(decision, 'electors');
  const whole = picks || electors ? wholeMove(decision?.kind, choice) : undefined;
  useKeys(
    whole
      ? [
          {
            key: 'Enter',
            text: picks ? ui.confirmPicks : ui.confirmElectors,
            run: () => choice.play(whole),
          },
        ]
      : [],
  );

  const chosen =
    picks && whole
      ? ui.picked(
          PICKS.filter((pick) => choice.picks.includes(pick)).map((pick) => pickName(scene, picks, pick)),
        )
      : '';
  useEffect(() => announce(chosen), [announce, chosen]);

  const { placing, electorsLeft } = choice;
  const before = useRef(placing);
  const changed = REGION_NUMERALS.find((region) => placing[region] !== before.current[region]);
  const put =
    electors && changed && changed in placing
      ? [
          ui.electorsPut(placing[changed] ?? 0, regionName(scene, drawing, changed), view.electors[changed]),
          ui.electorsLeft(electorsLeft),
          ...(whole ? [ui.enterElectors] : []),
        ].join(' ')
      : '';
  useEffect(() => {
    before.current = placing;
    announce(put);
  }, [announce, placing, put]);
}
