import { arrowDirection, neighbourTowards, type PlayerInfo } from '@kontor/ui';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import type { CityNumber, CityView } from '../../rules/state/types.ts';
import { cityOf } from '../model/advance.ts';
import { cityPlace } from '../places.ts';
import { CityGoods, CityGround } from './city.tsx';
import { type CityDrawing, cityDrawing } from './drawing.ts';
import { type CityLayout, type MapLayout, townSize } from './layout.ts';
import type { MapProps } from './map.tsx';
import './cities.css';

/** Of every city: 24 px across on a phone at fit, 44 px one step nearer. */
const HIT = 54;

interface CitiesProps {
  readonly map: MapProps;
  readonly layout: MapLayout;
}

/** All cities. Their events are handled here, so that a city is drawn again only when it has changed. */
export function Cities({ map, layout }: CitiesProps): ReactNode {
  const [focus, setFocus] = useState<CityNumber>(0);
  const onKeyDown = (event: KeyboardEvent<SVGGElement>): void => {
    const from = cityAt(event.target);
    if (from === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      map.onCity(from);
      return;
    }
    const towards = arrowDirection(event);
    const to =
      towards && neighbourTowards(cityDrawing(map.drawing, from).at, towards, map.drawing.cities)?.number;
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.querySelector<SVGGElement>(`[data-city="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cities are the buttons; their events only pass through here.
    <g
      onClick={({ target }) => {
        const city = cityAt(target);
        if (city !== undefined) map.onCity(city);
      }}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const city = cityAt(target);
        setFocus(city ?? focus);
        map.onPoint(city);
      }}
      onBlur={() => map.onPoint(undefined)}
      onPointerOver={({ target }) => map.onPoint(cityAt(target))}
      onPointerOut={({ relatedTarget }) => map.onPoint(cityAt(relatedTarget))}
    >
      {map.drawing.cities.map((city) => {
        const { number } = city;
        const laid = layout.cities[number];
        const target = map.targets.get(number);
        return laid ? (
          <CityPlace
            key={number}
            city={city}
            layout={laid}
            small={layout.small}
            label={map.labels[number] ?? city.name}
            lit={target !== undefined}
            near={target?.near ?? false}
            shown={map.shown === number}
            stop={map.stops.has(number)}
            tabbable={focus === number}
            lying={cityOf(map.view, number)}
            deliverable={map.deliverable.has(number)}
            players={map.players}
          />
        ) : null;
      })}
    </g>
  );
}

/** The light round the cities of the next step; below the letters of the roads, which it must not hide. */
export function Lights({ map, layout }: CitiesProps): ReactNode {
  const near = map.drawing.cities.filter(({ number }) => map.targets.get(number)?.near);
  return (
    <g className="moe-lights" aria-hidden="true">
      {near.map((city) => {
        const ring = ringOf(city, layout.small);
        return (
          <g key={city.number} transform={`translate(${city.at.join(' ')})`}>
            <ellipse className="moe-scaled" cy={2} rx={ring} ry={ring * FLAT} />
          </g>
        );
      })}
    </g>
  );
}

const FLAT = 0.62;

/** Half the width of the ring round a city. */
function ringOf(city: CityDrawing, small: boolean): number {
  return townSize(city, small)[0] + 14;
}

/** The city that an element is part of. */
function cityAt(target: EventTarget | null): CityNumber | undefined {
  const place = target instanceof Element ? target.closest<SVGGElement>('[data-city]') : null;
  return place ? Number(place.dataset['city']) : undefined;
}

interface CityPlaceProps {
  readonly city: CityDrawing;
  readonly layout: CityLayout;
  readonly small: boolean;
  readonly label: string;
  readonly lit: boolean;
  readonly near: boolean;
  readonly shown: boolean;
  readonly stop: boolean;
  readonly tabbable: boolean;
  readonly lying: CityView;
  readonly deliverable: boolean;
  readonly players: readonly PlayerInfo[];
}

const CityPlace = memo(function CityPlace({ city, layout, small, ...place }: CityPlaceProps): ReactNode {
  const ring = ringOf(city, small);
  return (
    <g
      role="button"
      className="moe-city"
      data-city={city.number}
      data-place={cityPlace(city.number)}
      data-explain={cityPlace(city.number)}
      data-lit={place.lit}
      data-near={place.near}
      data-shown={place.shown}
      data-stop={place.stop}
      tabIndex={place.tabbable ? 0 : -1}
      aria-label={place.label}
      aria-disabled={!place.lit}
      transform={`translate(${city.at.join(' ')})`}
    >
      <g className="moe-scaled">
        <ellipse className="moe-city-ring" cy={2} rx={ring} ry={ring * FLAT} />
        <ellipse className="moe-city-focus" cy={2} rx={ring + 8} ry={ring * FLAT + 8} />
        <CityGround city={city} layout={layout} small={small} />
        <CityGoods
          layout={layout}
          small={small}
          lying={place.lying}
          deliverable={place.deliverable}
          players={place.players}
        />
      </g>
      <circle className="moe-city-hit" r={HIT} />
    </g>
  );
});
