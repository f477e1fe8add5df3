export * from './client-view.ts';
export * from './history.ts';
export * from './hours.ts';
export * from './messages.ts';
export * from './parts.ts';
export * from './server.ts';
export * from './table.ts';
export * from './time.ts';
