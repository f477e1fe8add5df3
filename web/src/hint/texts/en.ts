/** Texts of the hints. */
export const texts = {
  hint: 'Hint',
  ask: 'Hint: what a strong bot would do',
  thinking: 'The bot is thinking…',
  nothing: 'There is no hint now.',
  best: 'What a strong bot would do here, the best first. Point at one to see it on the board.',
  chance: (percent: number) => `wins about ${percent} in 100 games`,
  behind: (points: number) => `${points} fewer than the best`,
  equal: 'as good as the best',
  idea: 'Your move:',
  compare: (move: string) => `Compare with your move: ${move}`,
  ready: (move: string) => `The bot would choose: ${move}`,
};
export type HintTexts = typeof texts;
