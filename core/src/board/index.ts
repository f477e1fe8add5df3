export * from './check.ts';
export * from './geometry.ts';
export * from './planar.ts';
export * from './schema.ts';
