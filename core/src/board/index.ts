export * from './atlas.ts';
export * from './check.ts';
export * from './geometry.ts';
export * from './labels.ts';
export * from './planar.ts';
export * from './schema.ts';
export * from './svg.ts';
