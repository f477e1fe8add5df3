import { placeName, stationsIn } from '../model/progress.ts';
import { useScene } from '../scene.ts';
import type { Overlay } from './overlays.tsx';
import { payText, showsText } from './village-words.ts';

/** The layers of the map as lists, for screen readers. */
export function LandLists({ shown }: { readonly shown: readonly Overlay[] }) {
  const scene = useScene();
  const { table, view, viewer, players, ui } = scene;
  const { map } = table;
  const countsIn = (villages: readonly string[]) =>
    players.map(({ seat, name }) =>
      ui.pays(seat === viewer ? ui.you : name, stationsIn(view, villages, seat)),
    );
  return (
    <div className="k-hidden">
      {shown.includes('regions') && (
        <ul aria-label={ui.overlays.regions}>
          {map.regions.map(({ id, name, places }) => {
            const villages = places.filter((place) => place !== map.castle.id);
            const done = viewer === null ? 0 : stationsIn(view, villages, viewer);
            return (
              <li key={id}>
                {[
                  ui.regionProgress(name, done, villages.length),
                  showsText(scene, id),
                  ...(viewer === null
                    ? []
                    : [done === villages.length ? ui.complete : ui.paysNow(payText(scene, id))]),
                  ui.villages(villages.map((village) => placeName(table, village))),
                ].join(', ')}
              </li>
            );
          })}
        </ul>
      )}
      {shown.includes('dukedoms') && (
        <ul aria-label={ui.overlays.dukedoms}>
          {map.dukedoms.map(({ id, name, villages }) => (
            <li key={id}>{[name, ...countsIn(villages)].join(', ')}</li>
          ))}
        </ul>
      )}
      {shown.includes('route') && (
        <ul aria-label={ui.overlays.route}>
          <li>{countsIn(map.principalRoute).join(', ')}</li>
          {map.principalRoute.map((place) => {
            const owners = view.stations[place] ?? [];
            return (
              <li key={place}>
                {owners.length === 0
                  ? placeName(table, place)
                  : `${placeName(table, place)}, ${ui.stationsOf(owners.map((colour) => scene.owner(colour).name))}`}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
