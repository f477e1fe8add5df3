/**
 * What checks and drawings of boards are made of: points, lines and areas, and the parts that board files share.
 *
 * @module kontor/boards
 */

export * from './check.ts';
export * from './geometry.ts';
export * from './planar.ts';
export * from './schema.ts';
