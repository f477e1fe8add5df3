import { grammar } from '@kontor/core';
import { products } from '../../../texts/words/en.ts';
import type { RemarkTexts } from './types.ts';

const { count } = grammar('en-GB');

export const texts: RemarkTexts = {
  crossing: ({ tiles }) =>
    `A buyer counts for every tile that it touches. At the lit crossing you would lead at ${count(tiles, 'tile')} at once.`,
  'lead-by-one': ({ tile, rival }, names) =>
    `You lead at ${names.tile(tile)} by one buyer. With a buyer on it, ${names.player(rival)} would tie, and who stands on the tile wins the tie.`,
  'tie-top': ({ tile, rival }, names) =>
    `At ${names.tile(tile)} you and ${names.player(rival)} are tied. It would be yours now: your buyer stands on the tile.`,
  tied: ({ tile, rival, cost }, names) =>
    `At ${names.tile(tile)} you and ${names.player(rival)} are tied, so it would stay. A buyer on the tile costs ${cost} and would put you ahead.`,
  buzz: ({ before, after }) =>
    `Several buyers on one line bring buzz: at the lit place, yours would pay ${after} instead of ${before}.`,
  'raise-square': ({ product, to, square }) =>
    `At price ${to} the indicator of ${products[product]} no longer covers the ${square}: one more square for discs.`,
  'raise-end': ({ product, to, before, after }) =>
    `You have a disc in the row of ${products[product]}. At price ${to} it would count ${after} at the end instead of ${before}.`,
  'best-sale': ({ village, product, price, toll, net }, names) =>
    `${names.place(village)} would bring you the most now: ${price} for ${products[product]}, less ${toll} for the way, makes ${net}.`,
  'region-now': ({ village, region, cash }, names) =>
    `A sale in ${names.place(village)} would complete ${names.region(region)} and bring up to ${cash} more at once.`,
  'region-lost': ({ village, region }, names) =>
    `A sale in ${names.place(village)} would complete ${names.region(region)}, but you could place no disc for it.`,
  'region-near': ({ village, region }, names) =>
    `Round ${names.region(region)} you lack one village only: ${names.place(village)}. Your station there completes the region.`,
  'other-station': ({ village, rival, cash }, names) =>
    `${names.player(rival)} has a station in ${names.place(village)}: your sale there would bring ${names.player(rival)} ${cash} from the bank, too.`,
  'last-action': ({ tiles }) =>
    `This is your last action of the round. Then your ${tiles > 1 ? `${tiles} tiles go` : 'tile goes'} back into the bag.`,
  dukedom: ({ dukedom, stations, each }) =>
    `At the end, your weakest dukedom counts: ${dukedom}, with ${count(stations, 'station')}. One more there would be worth ${each}.`,
  route: ({ stations, loss }) =>
    `Nobody has fewer stations on the Principal Route than you: ${stations}. At the end that would cost you ${loss}.`,
};
