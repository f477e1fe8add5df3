import type { MannersTexts } from './en.ts';

export const texts: MannersTexts = {
  title: (name) => `Masquer, bloquer ou signaler ${name}`,
  start: { mute: 'Masquer', block: 'Bloquer' },
  end: { mute: 'Ne plus masquer', block: 'Débloquer' },
  startOf: { mute: (name) => `Masquer les messages de ${name}`, block: (name) => `Bloquer ${name}` },
  endOf: { mute: (name) => `Ne plus masquer les messages de ${name}`, block: (name) => `Débloquer ${name}` },
  help: {
    none: 'Masqué : vous ne voyez pas ses messages. Bloqué : aucun de vous ne voit les messages de l’autre, et vous ne partagez plus de nouvelles tables. La personne n’en sait rien.',
    mute: 'Vous ne voyez pas ses messages.',
    block: 'Aucun de vous ne voit les messages de l’autre, et vous ne partagez plus de nouvelles tables.',
  },
  is: { mute: 'messages masqués', block: 'bloqué' },
  people: 'Personnes masquées ou bloquées',
  report: {
    open: 'Signaler',
    text: 'L’hôte de ce serveur reçoit aussi les messages, le journal et le plateau de cette table.',
    reason: 'De quoi s’agit-il ?',
    reasons: {
      insult: 'Insultes ou menaces',
      name: 'Un nom choquant',
      board: 'Un plateau ou des pièces choquants',
      cheat: 'Triche',
      stall: 'Lenteur voulue',
      other: 'Autre chose',
    },
    words: 'En vos mots, si vous voulez',
    send: 'Envoyer le signalement',
    done: 'Le signalement a été envoyé.',
  },
  warning: 'De la part de l’hôte de ce serveur :',
  read: 'J’ai lu',
};
