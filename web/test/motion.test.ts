import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GLIDE } from '@kontor/ui';
import { expect, it } from 'vitest';
import { MOTION_MS } from '../src/settings/settings.ts';

const STYLES = join(import.meta.dirname, '..', '..', 'ui', 'src', 'styles');
const read = (file: string): string => readFileSync(join(STYLES, file), 'utf8');

it('moves by the same lengths and curves in scripts as in style sheets', () => {
  const [, steady] = /--k-steady: calc\((\d+)ms/.exec(read('tokens.css')) ?? [];
  const paces = [...read('base.css').matchAll(/data-motion="(\w+)"\] \{\s*--k-pace: ([\d.]+);/g)].map(
    ([, motion = '', pace]) => [motion, Number(pace) * Number(steady)],
  );
  expect({ ...Object.fromEntries(paces), normal: Number(steady) }).toEqual(MOTION_MS);
  expect(read('tokens.css')).toContain(`--k-glide: ${GLIDE};`);
});
