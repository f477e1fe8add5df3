/**
 * Boards of Hermagor as SVG.
 *
 * @module kontor/hermagor/drawing
 */

export { drawBoard } from './boards/draw.ts';
