import { grammar } from '@kontor/core';
import type { NoticesTexts } from './en.ts';

const { count } = grammar('fr');

export const texts: NoticesTexts = {
  title: 'Notifications',
  intro:
    'Comment vous êtes averti de vos parties quand vous n’êtes pas à la table. Ce que vous avez vu ne vous est pas annoncé.',
  name: 'Dites d’abord votre nom ; vous pourrez ensuite choisir comment vous êtes averti.',
  kinds: {
    title: 'M’avertir',
    turn: 'quand c’est à moi',
    asked: 'quand on me pose une question',
    start: 'quand une partie commence',
    end: 'quand une partie se termine',
    time: 'avant la fin de mon temps',
  },
  keepQuiet: 'Se taire pendant les heures calmes',
  push: {
    title: 'Sur vos appareils',
    text: 'Le système affiche une notification, même quand cette page est fermée.',
    on: 'M’avertir sur cet appareil',
    off: 'Ne plus m’avertir ici',
    here: 'Activées sur cet appareil.',
    notHere: 'Désactivées sur cet appareil.',
    devices: (n) => `Activées sur ${count(n, 'appareil')}.`,
    insecure: 'Il faut pour cela une adresse en https.',
    unable: 'Ce navigateur ne le permet pas. Sur iPhone et iPad, ajoutez d’abord Kontor à l’écran d’accueil.',
    denied:
      'Ce navigateur n’affiche pas les notifications de cette page ; vous pouvez les autoriser dans ses réglages pour ce site.',
    failed: 'Le service de notification du navigateur est injoignable.',
  },
  webhook: {
    title: 'Webhook',
    text: 'Chaque notification est envoyée à une adresse à vous, par exemple un salon Discord ou un programme.',
    on: 'Y envoyer les notifications',
    url: 'Adresse, en https',
    form: 'Forme',
    forms: { json: 'JSON, signé', discord: 'Discord' },
    secret: 'Secret pour vérifier la signature (Standard Webhooks)',
    save: 'Enregistrer l’adresse',
  },
  mail: {
    title: 'Courriel',
    text: 'Un résumé de ce qui vous attend, deux fois par jour au plus, et seulement de ce que vous n’avez pas vu dans les cinq minutes.',
    on: 'M’envoyer des courriels',
    each: 'Sans attendre : aussi souvent qu’il se passe quelque chose',
    unable: 'Ce serveur n’envoie pas de courriel.',
    noAddress: 'Vous n’avez pas encore donné d’adresse de courriel.',
    to: (address) => `À ${address}.`,
  },
  quiet: {
    title: 'Heures calmes',
    on: 'Garder le silence chaque jour',
    from: 'De',
    to: 'À',
    help: 'Ce qui se passe entre-temps vous est annoncé ensuite, si c’est encore vrai.',
    zone: (zone) => `À l’heure de ${zone}.`,
  },
  saved: 'Enregistré.',
  trial: 'Essayer',
  trialDone: (ways) =>
    ways.length === 0 ? 'Rien n’a pu être envoyé.' : `Envoyé : ${new Intl.ListFormat('fr').format(ways)}.`,
  table: 'M’avertir de cette partie pendant mon absence',
  stop: {
    title: 'Plus de courriels ?',
    text: 'Vous ne recevrez plus de courriels sur vos parties. Les autres notifications restent telles quelles.',
    yes: 'Plus de courriels',
    done: 'Vous ne recevrez plus de courriels sur vos parties.',
  },
  back: 'Mes parties',
};
