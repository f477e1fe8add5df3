export * from './board/index.ts';
export * from './catalogue.ts';
export * from './engine.ts';
export * from './lesson/lesson.ts';
export * from './lesson/lesson-run.ts';
export * from './lesson/lesson-text.ts';
export * from './lesson/pattern.ts';
export * from './lesson/step-values.ts';
