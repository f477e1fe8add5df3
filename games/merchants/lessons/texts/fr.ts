import { core } from './core/fr.ts';
import { more } from './more/fr.ts';

export const texts = { ...core, ...more };
