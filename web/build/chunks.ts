/** What is loaded only when a file is opened: schemas and checks, and the lists of exports that name them. */
const CHECKS =
  /\/core\/src\/(index|engine|library|start|record|row|schema|[a-z-]+-schema|position-file)\.ts$|\/rules\/(index|files\/(schema|prepare|check-.*)|position\/(check-.*|read-position))\.ts$/;

/** The parts of a game; a part of another name is loaded by itself. */
const GAME =
  /\/games\/([^/]+)\/(rules\/|boards\/([^/]+\.json|index\.ts)$|bot\/(?:texts\/)?|ui\/(?!card[-.]|map\/(token|towns))|texts\/)/;

/** The texts of one language; the rest of a game's texts is needed by workers in every language. */
const LANGUAGE = /\/(?:(?:web|ui)\/src|games\/([^/]+)\/ui)\/(.*\/)?(?:[a-z]+-)?([a-z]{2})\.ts$/;

/** Texts that the home page shows. */
const OF_PAGE = /\/(ui\/src\/texts|web\/src\/(texts|device\/texts|rules\/texts)|card-texts)\//;
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
  { name: 'map', modules: [/\/drawing\/src\/|\/core\/src\/board\/(geometry|planar)\./] },
  {
    name: 'workers',
    modules: [
      /\/bots\/src\/(?!index)[^/]+\.ts$|\/web\/src\/play\/(worker|bots-role|host-role|host|draft-clock|advise)\.ts$/,
    ],
  },
  {
    name: 'page',
    modules: [
      /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
      /\/ui\/src\/(styles|texts|screen\/(live-region|keys|media)|controls\/(button|dialog|scroller)|board\/(player-mark|wood-piece))/,
      /\/web\/src\/(home|texts|rules\/(texts|rules-link)|settings\/(use-)?settings\.|games\/game-pages|browser\/download-record)/,
      /\/web\/src\/pages\/(arrival|broken|mini-table|missing-table|not-found|page|problem|record-problems|sea-serpent|title)\./,
      /\/games\/[^/]+\/ui\/(card[-.]|map\/(token|towns))/,
      /\/web\/src\/device\/(texts|service-worker|update-notice|network\.|install|persist)/,
    ],
  },
  {
    name: 'later',
    modules: [
      /\/web\/src\/(replay\/|table\/(end-screen|verify|victory)|settings\/settings-form)/,
      /\/web\/src\/rules\/(book-|load-book|place-link|rules-panel|search)/,
    ],
  },
  {
    name: 'table',
    modules: [
      /\/web\/src\/(table|play|hint|remarks|browser)\/|\/web\/src\/(setup\/(setup|start)|boards\/own-files)\./,
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
  ...GROUPS.map(({ name, modules }, i) => ({
    name,
    priority: 10 - i,
    test: (id: string) => isPlayed(id) && modules.some((each) => each.test(slashed(id))),
  })),
  { name: gamePart('rules'), debugName: 'rules of a game', priority: 3 },
  // Workers need them for the reasons of bots.
  { name: gamePart('texts'), debugName: 'texts of a game', priority: 2 },
  { name: gamePart('table'), debugName: 'table of a game', priority: 1 },
];

function ofOneLanguage(id: string): string | null {
  const path = slashed(id);
  const [, game, , language] = LANGUAGE.exec(path) ?? [];
  if (language === undefined) return null;
  if (OF_PAGE.test(path)) return `page-${language}`;
  if (OF_TABLE.test(path)) return `table-${language}`;
  return game === undefined ? null : `${game}-table-${language}`;
}

function gamePart(wanted: 'rules' | 'texts' | 'table'): (id: string) => string | null {
  return (id) => {
    const [, game, folder = ''] = GAME.exec(slashed(id)) ?? [];
    if (game === undefined || !isPlayed(id)) return null;
    const part = folder === 'ui/' ? 'table' : folder.endsWith('texts/') ? 'texts' : 'rules';
    return part === wanted ? `${game}-${part}` : null;
  };
}

function isPlayed(id: string): boolean {
  return !CHECKS.test(slashed(id));
}

/** Windows writes paths otherwise. */
function slashed(id: string): string {
  return id.replaceAll('\\', '/');
}
