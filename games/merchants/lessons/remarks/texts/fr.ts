import { grammar } from '@kontor/core';
import { ofThe, some } from '../../../texts/events-fr.ts';
import type { RemarkTexts } from './types.ts';

const { count } = grammar('fr');

export const texts: RemarkTexts = {
  'start-near': ({ city, roads, goods, contracts }, names) =>
    `Partez près des ressources et des contrats : à ${count(roads, 'route')} de ${names.city(city)}, ${count(goods, 'lieu', 'lieux')} avec ressources et ${count(contracts, 'contrat')} ; aucune ville libre n’a mieux.`,
  'deliver-now': ({ city, roads }, names) =>
    roads === 0
      ? `Vous avez tout ce que demande le contrat, ici à ${names.city(city)} : une transaction le remplit, si personne ne le fait avant vous.`
      : `Vous avez tout ce que demande le contrat de ${names.city(city)}. Allez-y (${count(roads, 'route')}) et faites une transaction : elle le remplit, si personne ne le fait avant vous.`,
  'missing-one': ({ city, resource, from }, names) =>
    `Pour le contrat de ${names.city(city)}, il ne vous manque que ${some[resource]}. Un seul programme peut en prendre à ${names.city(from)} et livrer, si personne ne vous devance.`,
  'take-sure': ({ city, resource }, names) =>
    `Une transaction comme première action prend ${some[resource]} ici, à ${names.city(city)} : personne ne peut y être avant vous.`,
  race: ({ city, rival }, names) =>
    `À ${names.city(city)}, il ne reste qu’une ressource, et ${names.player(rival)} peut y être avant vous.`,
  'too-late': ({ city, rival }, names) =>
    `Au tour précédent, ${names.player(rival)} était à ${names.city(city)} avant vous : votre transaction y est restée sans effet.`,
  served: ({ city }, names) =>
    `Une ville sert chacun une fois par tour : votre deuxième transaction à ${names.city(city)} est restée sans effet.`,
  'no-temple': ({ rank }) =>
    `Vous n’avez pas encore de temple. Ici, il compterait ${rank} pour la religion, et le plus faible en religion est éliminé le premier.`,
  'no-electors': ({ electors }) =>
    `Vous n’avez pas encore placé d’électeurs. Ici, vous en placeriez ${electors} : une région où vous en avez strictement le plus est à vous.`,
  'region-sure': ({ region, lie, more }) =>
    lie === 0
      ? `Aucun électeur n’est dans la région ${region} : un seul des vôtres suffirait pour y mener.`
      : `Dans la région ${region}, il y a ${count(lie, 'électeur')}. Avec ${more} des vôtres en plus, vous y mèneriez, à qui que soient les autres.`,
  'announce-enough': ({ amount, resource }) =>
    `Vous parlez en dernier : annoncez ${amount} pour le monopole ${ofThe[resource]}, cela gagne la carte sans en montrer plus qu’il ne faut.`,
  'announce-hide': ({ most, resource }) =>
    `Monopole ${ofThe[resource]} : ${most} a été annoncé, vous ne pouvez plus gagner cette carte. Avec 0, vous ne montrez rien de ce que vous avez.`,
  'out-first': ({ influence }) =>
    `Si la partie finissait maintenant, vous seriez éliminé le premier : avec ${influence}, vous êtes le plus faible en religion. Ce sont les temples qui y comptent.`,
  'monopolies-soon': () =>
    `Après ce tour, chacun annonce ses ressources, sorte par sorte : qui en a strictement le plus gagne une carte qui vaut 3.`,
  'last-turn': ({ turn }) =>
    `Le tour ${turn} est le dernier. Ensuite viennent les monopoles, puis tout est compté.`,
};
