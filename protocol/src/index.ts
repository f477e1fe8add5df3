export * from './hours.ts';
export * from './messages.ts';
export * from './parts.ts';
export * from './sight.ts';
export * from './table.ts';
export * from './time.ts';
