/* The names of things. */

export const products = {
  maize: 'maize',
  salt: 'salt',
  amulet: 'amulet',
  books: 'books',
  weapons: 'weapons',
  blessing: 'blessing',
  egg: 'egg',
  relic: 'relic',
};

export const buildings = {
  'maize-field': 'maize field',
  'salt-mine': 'salt mine',
  'clairvoyant-tent': 'clairvoyant tent',
  library: 'library',
  blacksmith: 'blacksmith',
  church: 'church',
  'dragon-valley': 'dragon valley',
  graveyard: 'graveyard',
};

export const rows = {
  maize: buildings['maize-field'],
  salt: buildings['salt-mine'],
  amulet: buildings['clairvoyant-tent'],
  books: buildings.library,
  weapons: buildings.blacksmith,
  blessing: buildings.church,
  egg: buildings['dragon-valley'],
  relic: buildings.graveyard,
  nobility: 'Nobility',
};

export const specials = {
  'floating-market': 'Floating Market',
  shortcut: 'Shortcut',
  'black-market': 'Black Market',
  'good-deal': 'Good Deal',
};

export const phases = {
  officer: 'Revenue Officer',
  market: 'Market',
  preparing: 'Preparing to travel',
  selling: 'Selling',
  over: 'The end',
};
