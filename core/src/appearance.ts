/** The colours and shapes that tell players apart. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
export const PLAYER_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const;
export type PlayerShape = (typeof PLAYER_SHAPES)[number];
