import { core } from './core/en.ts';
import { more } from './more/en.ts';

export const texts = { ...core, ...more };
