import type { Seat, Viewer } from '@kontor/core';
import { REGION_NUMERALS, type RegionNumeral, type Resource } from '../../rules/files/board.ts';
import { ELECTORS_EACH, PLACES, TEMPLES_EACH } from '../../rules/state/constants.ts';
import type {
  ByRegion,
  ByResource,
  CityNumber,
  CityView,
  MerchantsView,
  PlayerView,
  ScreenView,
} from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { contractAsks } from '../../rules/view/walk.ts';

/** The table before anything lies on it. `open`: at a table without secrets every screen is seen. */
export function blankView(seats: number, viewer: Viewer, open: boolean): MerchantsView {
  return {
    seat: viewer,
    phase: 'place',
    turn: 0,
    first: 0,
    markers: { resources: 0, contracts: 0 },
    cities: Array.from({ length: PLACES }, () => ({
      resources: [],
      contract: null,
      temple: null,
      served: [],
    })),
    electors: byRegion(() => 0),
    players: Array.from({ length: seats }, (_, seat) => ({
      caravan: null,
      templesLeft: TEMPLES_EACH,
      electorsLeft: ELECTORS_EACH,
      plotted: false,
      ...(open || seat === viewer
        ? { screen: { stock: byResource(() => 0), contracts: [], monopolies: 0 } }
        : {}),
      ...(open ? { electors: byRegion(() => 0) } : {}),
    })),
    choice: null,
    monopoly: null,
    dieWinner: null,
  };
}

/** The table after one more event: a resolution arrives as a whole, but is shown step by step. */
export function advance(view: MerchantsView, event: MerchantsEvent): MerchantsView {
  switch (event.type) {
    case 'resourcesSupplied':
      return withMarker(
        withCity(view, event.city, { resources: event.resources }),
        'resources',
        view.markers.resources - 1,
      );
    case 'contractSupplied':
      return withMarker(
        withCity(view, event.city, { contract: event.contract }),
        'contracts',
        view.markers.contracts - 1,
      );
    case 'markerAdvanced':
    case 'supplyShort':
      return withMarker(view, event.track, event.steps);
    case 'rolled':
      return event.purpose === 'start' && event.highest.length === 1
        ? { ...view, first: event.highest[0] ?? view.first }
        : view;
    case 'caravanPlaced':
      return withPlayer(view, event.seat, { caravan: event.city });
    case 'turnStarted':
      return startTurn(view, event.turn, event.first);
    case 'plotLaid':
      return withPlayer(view, event.seat, { plotted: true });
    case 'plotsRevealed':
      return {
        ...view,
        phase: 'resolve',
        players: view.players.map((player, seat) => ({ ...player, plot: event.plots[seat] ?? '' })),
      };
    case 'moved':
      return withPlayer(view, event.seat, { caravan: event.to });
    case 'took':
      return withStock(
        withCity(view, event.city, {
          resources: cityOf(view, event.city).resources.slice(1),
          served: servedWith(view, event.city, event.seat),
        }),
        event.seat,
        [event.resource],
        1,
      );
    case 'fulfilled':
      return {
        ...withStock(
          withCity(view, event.city, {
            contract: null,
            served: servedWith(view, event.city, event.seat),
          }),
          event.seat,
          contractAsks(event.contract),
          -1,
        ),
        choice: {
          kind: 'picks',
          seat: event.seat,
          action: event.action,
          city: event.city,
          contract: event.contract,
        },
      };
    case 'picked': {
      const { choice } = view;
      return event.picks.includes('electors') && choice
        ? { ...view, choice: { ...choice, kind: 'electors', contract: null } }
        : { ...view, choice: null };
    }
    case 'contractKept':
      return withScreen(view, event.seat, (screen) => ({ contracts: [...screen.contracts, event.contract] }));
    case 'templeBuilt':
      return withPlayer(withCity(view, event.city, { temple: event.seat }), event.seat, {
        templesLeft: event.left,
      });
    case 'electorsPlaced':
      return { ...withElectors(view, event.seat, event.regions, event.left), choice: null };
    case 'announceOpened':
      return {
        ...endOfResolution(view),
        phase: 'announce',
        monopoly: { resource: event.resource, announced: view.players.map(() => null) },
      };
    case 'announced':
      return view.monopoly
        ? {
            ...view,
            monopoly: {
              ...view.monopoly,
              announced: view.monopoly.announced.map((amount, seat) =>
                seat === event.seat ? event.amount : amount,
              ),
            },
          }
        : view;
    case 'monopolyScored': {
      const scored = { ...view, monopoly: null };
      return event.winner === null
        ? scored
        : withScreen(scored, event.winner, (screen) => ({ monopolies: screen.monopolies + 1 }));
    }
    case 'ended':
      return { ...view, phase: 'over' };
    case 'opened':
    case 'ignored':
    case 'contractReturned':
    case 'regionScored':
    case 'influences':
    case 'eliminated':
    case 'undecided':
      return view;
  }
}

export function cityOf(view: MerchantsView, city: CityNumber): CityView {
  return view.cities[city] ?? { resources: [], contract: null, temple: null, served: [] };
}

function byResource<T>(value: (resource: Resource) => T): ByResource<T> {
  return {
    coal: value('coal'),
    bronze: value('bronze'),
    silver: value('silver'),
    gems: value('gems'),
    gold: value('gold'),
  };
}

function byRegion<T>(value: (region: RegionNumeral) => T): ByRegion<T> {
  const entries = REGION_NUMERALS.map((region) => [region, value(region)] as const);
  return Object.fromEntries(entries) as unknown as ByRegion<T>;
}

function withCity(view: MerchantsView, number: CityNumber, change: Partial<CityView>): MerchantsView {
  return {
    ...view,
    cities: view.cities.map((city, each) => (each === number ? { ...city, ...change } : city)),
  };
}

function servedWith(view: MerchantsView, city: CityNumber, seat: Seat): Seat[] {
  return [...cityOf(view, city).served, seat].sort((a, b) => a - b);
}

function withPlayer(view: MerchantsView, seat: Seat, change: Partial<PlayerView>): MerchantsView {
  return {
    ...view,
    players: view.players.map((player, each) => (each === seat ? { ...player, ...change } : player)),
  };
}

/** Changes what a screen hides, where the viewer sees behind it. */
function withScreen(
  view: MerchantsView,
  seat: Seat,
  change: (screen: ScreenView) => Partial<ScreenView>,
): MerchantsView {
  const screen = view.players[seat]?.screen;
  return screen ? withPlayer(view, seat, { screen: { ...screen, ...change(screen) } }) : view;
}

function withStock(
  view: MerchantsView,
  seat: Seat,
  resources: readonly Resource[],
  sign: 1 | -1,
): MerchantsView {
  return withScreen(view, seat, ({ stock }) => ({
    stock: byResource(
      (resource) => stock[resource] + sign * resources.filter((each) => each === resource).length,
    ),
  }));
}

function withMarker(view: MerchantsView, track: 'resources' | 'contracts', steps: number): MerchantsView {
  // During set-up nothing waits on the markers.
  return { ...view, markers: { ...view.markers, [track]: Math.max(0, steps) } };
}

function withElectors(
  view: MerchantsView,
  seat: Seat,
  placed: Partial<ByRegion<number>>,
  left: number,
): MerchantsView {
  const known = view.players[seat]?.electors;
  const after = withPlayer(view, seat, {
    electorsLeft: left,
    ...(known ? { electors: byRegion((region) => known[region] + (placed[region] ?? 0)) } : {}),
  });
  return { ...after, electors: byRegion((region) => view.electors[region] + (placed[region] ?? 0)) };
}

function startTurn(view: MerchantsView, turn: number, first: Seat): MerchantsView {
  return { ...endOfResolution(view), phase: 'plot', turn, first };
}

/** A new turn: plots are hidden again, and all cities can be used again. */
function endOfResolution(view: MerchantsView): MerchantsView {
  return {
    ...view,
    cities: view.cities.map((city) => (city.served.length > 0 ? { ...city, served: [] } : city)),
    players: view.players.map(({ plot: _, ...player }) => ({ ...player, plotted: false })),
  };
}
