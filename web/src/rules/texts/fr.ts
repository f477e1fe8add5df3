import { grammar } from '@kontor/core';
import type { RulesTexts } from './en.ts';

const { count } = grammar('fr');

export const texts: RulesTexts = {
  title: (game) => `Règles : ${game}`,
  link: 'Règles',
  linkHint: (game) => `Lire les règles : ${game}`,
  open: 'Livret de règles',
  key: 'Livret de règles, à la règle en question',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: (passages) =>
    passages === 0 ? 'Rien trouvé.' : `${count(passages, 'passage trouvé', 'passages trouvés')}.`,
  results: 'Ce qui a été trouvé',
  print: 'Imprimer',
  page: 'Ouvrir dans sa propre page',
  ruling: 'Notre décision',
  example: 'Exemple',
  option: (label) => `Option de table « ${label} »`,
  values: (usual, others) => `d’ordinaire ${usual} ; sinon : ${others}.`,
  here: (value) => `À cette table : ${value}.`,
  permalink: (rule) => `Lien vers la règle ${rule}`,
  failed: 'Le livret de règles n’a pas pu être chargé.',
};
