import { grammar } from '@kontor/core';
import { ofThe, some } from '../../../texts/words/fr.ts';
import type { RemarkTexts } from './types.ts';

const { count } = grammar('fr');

export const texts: RemarkTexts = {
  crossing: ({ tiles }) =>
    `Un acheteur compte pour chaque tuile qu’il touche. Au croisement éclairé, vous mèneriez sur ${count(tiles, 'tuile')} à la fois.`,
  'lead-by-one': ({ tile, rival }, names) =>
    `Sur ${names.tile(tile)}, vous menez d’un acheteur. En se plaçant dessus, ${names.player(rival)} égaliserait, et qui est sur la tuile gagne l’égalité.`,
  'tie-top': ({ tile, rival }, names) =>
    `Sur ${names.tile(tile)}, ${names.player(rival)} et vous êtes à égalité. Elle vous reviendrait : votre acheteur est dessus.`,
  tied: ({ tile, rival, cost }, names) =>
    `Sur ${names.tile(tile)}, ${names.player(rival)} et vous êtes à égalité : elle resterait. Un acheteur dessus coûte ${cost} et vous ferait mener.`,
  buzz: ({ before, after }) =>
    `Plusieurs acheteurs sur une ligne rapportent de l’affluence : à l’endroit éclairé, la vôtre paierait ${after} au lieu de ${before}.`,
  'raise-square': ({ product, to, square }) =>
    `Au prix de ${to}, le curseur ${ofThe[product]} ne couvre plus la case ${square} : une case de plus pour les disques.`,
  'raise-end': ({ product, to, before, after }) =>
    `Vous avez un disque dans la rangée ${ofThe[product]}. Au prix de ${to}, il compterait ${after} à la fin au lieu de ${before}.`,
  'best-sale': ({ village, product, price, toll, net }, names) =>
    `${names.place(village)} vous rapporterait le plus maintenant : ${price} pour ${some[product]}, moins ${toll} de route, font ${net}.`,
  'region-now': ({ village, region, cash }, names) =>
    `Une vente à ${names.place(village)} compléterait ${names.region(region)} et rapporterait jusqu’à ${cash} de plus aussitôt.`,
  'region-lost': ({ village, region }, names) =>
    `Une vente à ${names.place(village)} compléterait ${names.region(region)}, mais vous ne pourriez y poser aucun disque.`,
  'region-near': ({ village, region }, names) =>
    `Autour de ${names.region(region)}, il ne vous manque qu’un village : ${names.place(village)}. Votre comptoir y compléterait la région.`,
  'other-station': ({ village, rival, cash }, names) =>
    `${names.player(rival)} a un comptoir à ${names.place(village)} : votre vente lui rapporterait aussi ${cash}, payé par la banque.`,
  'last-action': ({ tiles }) =>
    `C’est votre dernière action de la manche. Ensuite, ${tiles > 1 ? `vos ${tiles} tuiles retournent` : 'votre tuile retourne'} dans le sac.`,
  dukedom: ({ dukedom, stations, each }) =>
    `À la fin, votre duché le plus faible compte : ${dukedom}, avec ${count(stations, 'comptoir')}. Un de plus y vaudrait ${each}.`,
  route: ({ stations, loss }) =>
    `Personne n’a moins de comptoirs que vous sur la Route principale : ${stations}. À la fin, cela vous coûterait ${loss}.`,
};
