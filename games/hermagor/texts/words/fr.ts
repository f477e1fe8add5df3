/* The names of things. */

export const products = {
  maize: 'maïs',
  salt: 'sel',
  amulet: 'amulette',
  books: 'livres',
  weapons: 'armes',
  blessing: 'bénédiction',
  egg: 'œuf',
  relic: 'relique',
};

/** After « prix » or « tuile ». */
export const ofThe = {
  maize: 'du maïs',
  salt: 'du sel',
  amulet: 'de l’amulette',
  books: 'des livres',
  weapons: 'des armes',
  blessing: 'de la bénédiction',
  egg: 'de l’œuf',
  relic: 'de la relique',
};

/** After « vend ». */
export const some = {
  maize: 'du maïs',
  salt: 'du sel',
  amulet: 'une amulette',
  books: 'des livres',
  weapons: 'des armes',
  blessing: 'une bénédiction',
  egg: 'un œuf',
  relic: 'une relique',
};

export const buildings = {
  'maize-field': 'champ de maïs',
  'salt-mine': 'mine de sel',
  'clairvoyant-tent': 'tente de la voyante',
  library: 'bibliothèque',
  blacksmith: 'forge',
  church: 'église',
  'dragon-valley': 'vallée du dragon',
  graveyard: 'cimetière',
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
  nobility: 'Noblesse',
};

export const specials = {
  'floating-market': 'Marché flottant',
  shortcut: 'Raccourci',
  'black-market': 'Marché noir',
  'good-deal': 'Bonne affaire',
};

export const THE_SPECIAL = {
  'floating-market': 'le Marché flottant',
  shortcut: 'le Raccourci',
  'black-market': 'le Marché noir',
  'good-deal': 'la Bonne affaire',
};

export const phases = {
  officer: 'Percepteur',
  market: 'Marché',
  preparing: 'Préparatifs du voyage',
  selling: 'Vente',
  over: 'Fin de partie',
};
