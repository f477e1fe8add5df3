/** The colours and shapes that tell players apart. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange'] as const;
/** The colour of a player. */
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
/** Every player has a shape, too, so that colour is never the only sign. */
export const PLAYER_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const;
/** The shape of a player. */
export type PlayerShape = (typeof PLAYER_SHAPES)[number];
