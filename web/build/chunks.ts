/** What is loaded only when a file is opened: schemas and checks, and the lists of exports that name them. */
const CHECKS =
  /\/core\/src\/(index|engine|library|start|record|row|schema|[a-z-]+-schema|position-file)\.ts$|\/rules\/(index|files\/(schema|prepare|check-.*)|position\/(check-.*|read-position))\.ts$/;

/** The parts of a game; a part of another name is loaded by itself. */
const GAME =
  /\/games\/([^/]+)\/(rules\/|boards\/([^/]+\.json|index\.ts)$|bot\/|ui\/(?!card[-.]|map\/(token|towns))|texts\/(?!index))/;

/** What the home page shows of a game. */
const CARD = /\/games\/[^/]+\/ui\/card\.tsx$/;

/** Of these, what a game's `ui/later.ts` loads, and nobody else. */
const LATER =
  /\/ui\/(later|end|explain\/(index|texts)|(cards\/)?summary|map\/ornaments|model\/fortunes|panels\/(choices|monopolies))\.tsx?$/;

/** The texts of one language. */
const LANGUAGE = /\/(?:(?:web|ui)\/src|games\/([^/]+)\/(?:ui|texts))\/(.*\/)?(?:[a-z]+-)?([a-z]{2})\.ts$/;

/** Texts that the home page shows. */
const OF_PAGE = /\/(ui\/src\/texts|web\/src\/(texts|device\/texts|rules\/texts)|card-texts)\//;
/** Texts of what a game shows later. */
const LATER_TEXTS = /\/ui\/explain\//;
/** A game's own texts, which lessons need in every language. */
const GAME_TEXTS = /\/games\/[^/]+\/texts\//;
/** Texts that all tables show. */
const OF_TABLE = /\/web\/src\/(hint|remarks)\/texts\//;

/** Modules that are needed together. What is listed first is taken first. */
const GROUPS: readonly { readonly name: string; readonly modules: readonly RegExp[] }[] = [
  {
    name: 'core',
    modules: [
      /\/core\/src\/([^/]+|texts\/[^/]+)\.ts$|\/node_modules\/(@noble\/hashes|idb)\//,
      /\/games\/(index|entry|[^/]+\/index)\.ts$|\/web\/src\/games\/load-rules\.ts$/,
      /\/web\/src\/(store\/(database|migrations|tables|unsaved-draft)|browser\/(fresh-id|local-storage))\.ts$/,
      // What decides on the language must not come with texts.
      /\/ui\/src\/texts\/load-catalogue\.ts$|\/web\/src\/settings\/settings\.ts$/,
    ],
  },
  // The rest of `drawing` is for boards that are not played on.
  { name: 'map', modules: [/\/drawing\/src\/(path|regions)\.|\/core\/src\/board\/(geometry|planar)\./] },
  {
    name: 'host',
    modules: [
      /\/bots\/src\/(question|settings)\.ts$|\/web\/src\/play\/(worker|host-role|host|draft-clock)\.ts$/,
    ],
  },
  // Comes later than the rules where a person begins.
  { name: 'bots', modules: [/\/bots\/src\/(?!index)[^/]+\.ts$|\/web\/src\/play\/(bots-role|advise)\.ts$/] },
  {
    name: 'page',
    modules: [
      /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
      /\/ui\/src\/(styles|texts|screen\/(live-region|keys|media)|controls\/(button|dialog|scroller)|board\/(player-mark|wood-piece))/,
      /\/web\/src\/(home\/(?!stored-game)|texts|setup\/play-now|rules\/(texts|rules-link)|settings\/(use-)?settings\.|games\/game-pages|browser\/download-record)/,
      /\/web\/src\/pages\/(arrival|broken|page|problem|title)\./,
      /\/games\/[^/]+\/ui\/(card[-.]|map\/(token|towns))/,
      /\/web\/src\/device\/(texts|service-worker|update-notice|network\.|install|persist)/,
    ],
  },
  // For who has played before.
  { name: 'played', modules: [/\/web\/src\/(home\/stored-game|pages\/(mini-table|missing-table))\./] },
  {
    name: 'later',
    modules: [
      /\/web\/src\/(replay\/|remarks\/remark-bar|hint\/hint-list|table\/(end-screen|explain|menu|placing|verify|victory)|settings\/settings-form|pages\/record-problems)[^.]*\.tsx?$/,
      /\/web\/src\/rules\/(book-|load-book|place-link|rules-panel|search)[^.]*\.tsx?$|\/ui\/src\/controls\/chart\.tsx$/,
    ],
  },
  {
    name: 'table',
    modules: [
      /\/web\/src\/(table|play|hint|remarks|browser)\/|\/web\/src\/(setup\/(setup|start)|boards\/own-files)\./,
      // A style sheet that comes later lets the browser style the whole table again.
      /\/web\/src\/(replay|rules|settings)\/(?!print)[^/]+\.css$/,
      /\/web\/src\/learn\/(progress|use-course|use-lessons|use-lit-names)\.|\/core\/src\/lesson\/remark\./,
      /\/ui\/src\/(?!book|index)/,
    ],
  },
];

/**
 * The files of the page, where the bundler is not to decide. Left alone it makes a file for every set of pages that share
 * something: half of them are under a kilobyte, and many small files pack worse than a few large ones. What workers run stays
 * apart from what needs a page.
 */
export const CHUNKS = [
  { name: ofOneLanguage, debugName: 'texts in one language', priority: 20 },
  { name: ofCard, debugName: 'cards of the games', priority: 15 },
  ...GROUPS.map(({ name, modules }, i) => ({
    name,
    priority: 10 - i,
    test: (id: string) => isPlayed(id) && modules.some((each) => each.test(slashed(id))),
  })),
  { name: gamePart('rules'), debugName: 'rules of a game', priority: 3 },
  { name: gamePart('bots'), debugName: 'bots of a game', priority: 3 },
  { name: gamePart('texts'), debugName: 'texts of a game', priority: 2 },
  { name: gamePart('table'), debugName: 'table of a game', priority: 1 },
  { name: gamePart('later'), debugName: 'what a game shows later', priority: 1 },
];

function ofOneLanguage(id: string): string | null {
  const path = slashed(id);
  const [, game, , language] = LANGUAGE.exec(path) ?? [];
  if (language === undefined) return null;
  if (OF_PAGE.test(path)) return `page-${language}`;
  if (OF_TABLE.test(path)) return `table-${language}`;
  if (game === undefined) return null;
  const part = LATER_TEXTS.test(path) ? 'later' : GAME_TEXTS.test(path) ? 'texts' : 'table';
  return `${game}-${part}-${language}`;
}

type Part = 'rules' | 'bots' | 'texts' | 'table' | 'later';

/** By their folders; everything else is rules. */
const PARTS: Readonly<Record<string, Part>> = { 'ui/': 'table', 'texts/': 'texts', 'bot/': 'bots' };

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * What a card imports of its game's table belongs to the page as the card does: a page that needs the file of a table before it
 * begins, which in turn needs the page, does not start.
 */
function ofCard(id: string, modules: Modules): string | null {
  return isOfTable(id) && isOfCard(id, modules, new Set()) ? 'page' : null;
}

function isOfCard(id: string, modules: Modules, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (each) => CARD.test(slashed(each)) || (isOfTable(each) && isOfCard(each, modules, seen)),
  );
}

function isOfTable(id: string): boolean {
  return GAME.exec(slashed(id))?.[2] === 'ui/';
}

function gamePart(wanted: Part): (id: string) => string | null {
  return (id) => {
    const path = slashed(id);
    const [, game, folder = ''] = GAME.exec(path) ?? [];
    if (game === undefined || !isPlayed(id)) return null;
    const part = LATER.test(path) ? 'later' : (PARTS[folder] ?? 'rules');
    return part === wanted ? `${game}-${wanted}` : null;
  };
}

function isPlayed(id: string): boolean {
  return !CHECKS.test(slashed(id));
}

/** Windows writes paths otherwise. */
function slashed(id: string): string {
  return id.replaceAll('\\', '/');
}
