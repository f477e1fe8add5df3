import { Button, RuleLink, useMedia } from '@kontor/ui';
import { useLayoutEffect, useRef } from 'react';
import { dukedomOf, regionName, regionsOf } from '../model/progress.ts';
import type { Chooser } from '../model/use-choice.ts';
import { Amount, Line, Sign, WoodMark } from '../parts.tsx';
import { useScene } from '../scene.ts';
import '../consequences.css';

interface VillageCardProps {
  readonly village: string;
  readonly chooser: Chooser;
}

/** What going to the village would cost and bring, or why it is refused. */
export function VillageCard({ village, chooser }: VillageCardProps) {
  const { table, view, words, ui, wood } = useScene();
  const touch = useMedia('(hover: none)');
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => makeWay(card.current, village));
  const found = table.map.villages.find(({ id }) => id === village);
  if (!found) return null;
  const move = chooser.moveAt(village);
  const legal = move !== undefined && chooser.choices.moves.has(move);
  const owners = view.stations[village] ?? [];
  return (
    <aside ref={card} className="hg-card k-panel" aria-hidden="true">
      <h3>
        <Sign icon={found.product} />
        <span translate="no">{found.name}</span>
        <span className="hg-card-price">{view.prices[found.product]}</span>
      </h3>
      <p className="hg-card-place">
        {words.products[found.product]} · <span translate="no">{dukedomOf(table, village)}</span>
        {table.map.principalRoute.includes(village) && <> · {ui.onRoute}</>}
      </p>
      {move === undefined ? <Forecast village={village} /> : <Outcome move={move} chooser={chooser} />}
      <RegionLines village={village} />
      {owners.length > 0 && (
        <p className="hg-card-owners">
          {owners.map((colour) => (
            <WoodMark key={colour} wood={wood(colour)} />
          ))}
        </p>
      )}
      {touch && legal && (
        <Button look="primary" tabIndex={-1} onClick={() => chooser.play(move)}>
          {ui.modes[chooser.mode ?? 'go'].act}
        </Button>
      )}
    </aside>
  );
}

/** Puts the card on the side of the map where it does not hide the village, wherever the map was moved. */
function makeWay(card: HTMLElement | null, village: string): void {
  const map = card?.parentElement;
  const place = map?.querySelector(`[data-village="${village}"]`)?.getBoundingClientRect();
  if (!card || !map || !place) return;
  const { left, right, top, bottom } = map.getBoundingClientRect();
  card.dataset['side'] = place.left + place.right > left + right ? 'left' : 'right';
  card.dataset['end'] = place.top + place.bottom > top + bottom ? 'top' : 'bottom';
}

/** What a sale there would bring, while nothing is asked of the viewer. */
function Forecast({ village }: { readonly village: string }) {
  const { ui, reach } = useScene();
  const found = reach().get(village);
  if (!found) return null;
  return (
    <>
      <Line label={ui.tollFromHere}>
        <Amount value={-found.toll} />
      </Line>
      {found.sells && (
        <Line label={ui.netLabel} strong>
          <Amount value={found.net} />
        </Line>
      )}
    </>
  );
}

function Outcome({ move, chooser }: { readonly move: string; readonly chooser: Chooser }) {
  const { table, words, ui, wood, refusal: refusalText } = useScene();
  const refused = chooser.refusal(move);
  if (refused)
    return (
      <p className="hg-card-refused">
        {refusalText(refused)} <RuleLink rule={refused.rule} of="refusal" tabIndex={-1} />
      </p>
    );
  const preview = chooser.preview(move);
  const regions = preview.kind === 'sale' || preview.kind === 'station' ? preview.regions : [];
  return (
    <>
      {(preview.kind === 'sale' || preview.kind === 'travel') && (
        <Line label={preview.shortcut ? ui.tollHalved(preview.sum) : ui.tollLabel}>
          <Amount value={-preview.toll} />
        </Line>
      )}
      {preview.kind === 'sale' && (
        <>
          <Line label={ui.saleLabel}>
            <Amount value={preview.price} />
          </Line>
          {preview.others.map(({ seat, cash }) => (
            <Line key={seat} label={ui.othersLabel(wood(seat).name)}>
              <span className="hg-soft">+{cash}</span>
            </Line>
          ))}
          <Line label={ui.netLabel} strong>
            <Amount value={preview.net} />
          </Line>
          {preview.best !== preview.net && (
            <Line label={ui.bestLabel} strong>
              <Amount value={preview.best} />
            </Line>
          )}
        </>
      )}
      {regions.map(({ region, colour, options }) => (
        <div key={`${region} ${colour}`} className="hg-card-region">
          <p>
            {colour === 'shared'
              ? ui.completesShared(regionName(table, region))
              : ui.completesHead(regionName(table, region))}
          </p>
          {options.length === 0 ? (
            <p className="hg-soft">{ui.nothingFree}</p>
          ) : (
            <p className="hg-card-options">
              {options.map(({ row, value }) => (
                <span key={row} title={words.rows[row]}>
                  <Sign icon={row} /> +{value}
                </span>
              ))}
            </p>
          )}
        </div>
      ))}
    </>
  );
}

function RegionLines({ village }: { readonly village: string }) {
  const { table, view, viewer } = useScene();
  if (viewer === null) return null;
  return (
    <ul className="hg-card-regions">
      {regionsOf(table, view, village, viewer).map(({ id, name, done, all }) => {
        const shows = table.map.regions.find((region) => region.id === id)?.shows ?? [];
        return (
          <li key={id}>
            <span translate="no">{name}</span>
            <span>
              {shows === 'nobility' ? (
                <Sign icon="nobility" />
              ) : (
                shows.map((building) => <Sign key={building} icon={building} />)
              )}
            </span>
            <span>
              {done}/{all}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
