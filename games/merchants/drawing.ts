/**
 * Boards of Merchants of Empire as SVG.
 *
 * @module kontor/merchants/drawing
 */

export { drawBoard } from './boards/draw.ts';
