import { Button, Icon } from '@kontor/ui';
import { useScene } from '../scene.ts';
import { OVERLAYS, type Overlay } from './overlays.tsx';

/** Signs of the overlays on a grid of 24. */
const SIGNS: Readonly<Record<Overlay, string>> = {
  reach:
    'M12 2A7 7 0 0 0 5 9C5 14 12 22 12 22S19 14 19 9A7 7 0 0 0 12 2ZM12 12A3 3 0 1 1 12 6A3 3 0 0 1 12 12Z',
  regions: 'M3 5L10 3L14 6L21 4V19L14 21L10 18L3 20ZM10 5V16L14 19V8Z',
  dukedoms: 'M12 2L20 5V12C20 17 16 20 12 22C8 20 4 17 4 12V5ZM12 5V19C15 17 17 15 17 12V7Z',
  route:
    'M5 19A2 2 0 1 1 5 23A2 2 0 1 1 5 19ZM7 20H15A4 4 0 0 0 15 12H9A2 2 0 0 1 9 8H17V6L22 9L17 12V10H9A0 0 0 0 0 9 10H15A6 6 0 0 1 15 22H7Z',
};

interface LayersProps {
  readonly shown: readonly Overlay[];
  readonly onToggle: (overlay: Overlay) => void;
}

/** Switches for what is drawn over the map. */
export function Layers({ shown, onToggle }: LayersProps) {
  const { ui } = useScene();
  return (
    <div className="hg-layers" role="group" aria-label={ui.layers}>
      {OVERLAYS.map((overlay) => (
        <Button
          key={overlay}
          aria-pressed={shown.includes(overlay)}
          aria-label={ui.overlays[overlay]}
          data-explain={`layer:${overlay}`}
          onClick={() => onToggle(overlay)}
        >
          <Icon path={SIGNS[overlay]} grid={24} />
        </Button>
      ))}
    </div>
  );
}
