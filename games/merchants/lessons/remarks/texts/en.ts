import { grammar } from '@kontor/core';
import { one, resources } from '../../../texts/events-en.ts';
import type { RemarkTexts } from './types.ts';

const { count } = grammar('en-GB');

export const texts: RemarkTexts = {
  'start-near': ({ city, roads, goods, contracts }, names) =>
    `Start near goods and contracts: within ${count(roads, 'road')} of ${names.city(city)} are ${count(goods, 'place')} with goods and ${count(contracts, 'contract')}, no free city has more.`,
  'deliver-now': ({ city, roads }, names) =>
    roads === 0
      ? `You have all that the contract here in ${names.city(city)} asks for: transact fulfils it, if nobody does before you.`
      : `You have all that the contract in ${names.city(city)} asks for. Go there (${count(roads, 'road')}) and transact: that fulfils it, if nobody does before you.`,
  'missing-one': ({ city, resource, from }, names) =>
    `For the contract in ${names.city(city)} you lack only ${one[resource]}. One plot can take it in ${names.city(from)} and deliver, if nobody comes first.`,
  'take-sure': ({ city, resource }, names) =>
    `Transact as your first action takes ${one[resource]} here in ${names.city(city)}: nobody can be there before you.`,
  race: ({ city, rival }, names) =>
    `In ${names.city(city)} one last piece of goods is left, and ${names.player(rival)} can be there before you.`,
  'too-late': ({ city, rival }, names) =>
    `${names.player(rival)} was in ${names.city(city)} before you last turn, so your transact there was ignored.`,
  served: ({ city }, names) =>
    `A city serves everybody once a turn: your second transact in ${names.city(city)} was ignored.`,
  'no-temple': ({ rank }) =>
    `You have no temple yet. One here would count ${rank} for religion, and the weakest in religion is the first one out.`,
  'no-electors': ({ electors }) =>
    `You have placed no electors yet. Here you would place ${electors}: a region with strictly the most is yours.`,
  'region-sure': ({ region, lie, more }) =>
    lie === 0
      ? `No elector lies in region ${region}: one of yours would be enough to lead there.`
      : `In region ${region} ${lie === 1 ? 'lies one elector' : `lie ${lie} electors`}. With ${more} more of yours, you would lead there, whoever placed the others.`,
  'announce-enough': ({ amount, resource }) =>
    `You speak last: announce ${amount} ${resources[resource]}, that wins the card and shows no more than it must.`,
  'announce-hide': ({ most, resource }) =>
    `Somebody announced ${most} ${resources[resource]}: you cannot win this card. With 0 you show nothing of what you have.`,
  'out-first': ({ influence }) =>
    `If the game ended now, you would be the first one out: with ${influence} you are the weakest in religion. Temples count there.`,
  'monopolies-soon': () =>
    `After this turn everybody announces their goods, kind by kind: strictly the most of a kind wins a card worth 3.`,
  'last-turn': ({ turn }) =>
    `Turn ${turn} is the last one. After it come the monopolies, then everything is counted.`,
};
