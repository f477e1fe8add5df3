import type { Language } from '@kontor/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('../src/texts/load-catalogue.ts');
let texts: Module;

/** Files whose texts are the name of their language, and which of them were loaded. */
function folder(): { files: Record<string, () => Promise<{ name: string }>>; loaded: string[] } {
  const loaded: string[] = [];
  const file = (language: Language) => async () => {
    loaded.push(language);
    return { name: language };
  };
  return { files: { './en.ts': file('en'), './fr.ts': file('fr') }, loaded };
}

beforeEach(async () => {
  // What is spoken belongs to the page, so every test takes a module of its own.
  vi.resetModules();
  texts = await import('../src/texts/load-catalogue.ts');
});

describe('a catalogue', () => {
  it('has every language where nobody begins in one', async () => {
    const catalogue = await texts.loadCatalogue(folder().files);
    expect(catalogue).toEqual({ en: { name: 'en' }, fr: { name: 'fr' } });
  });

  it('is loaded in the language that the page begins in, and in another when it is wanted', async () => {
    texts.beginIn('en');
    const [early, late] = [folder(), folder()];
    const catalogue = await texts.loadCatalogue(early.files);
    expect(early.loaded).toEqual(['en']);
    await texts.addLanguage('fr');
    expect(catalogue.fr).toEqual({ name: 'fr' });
    await texts.loadCatalogue(late.files);
    expect(late.loaded.sort()).toEqual(['en', 'fr']);
  });

  it('takes a language at the next try if it could not be loaded at the first', async () => {
    texts.beginIn('fr');
    const { files } = folder();
    const good = files['./en.ts'];
    let works = false;
    const catalogue = await texts.loadCatalogue({
      ...files,
      './en.ts': () => (works && good ? good() : Promise.reject(new Error('no network'))),
    });
    await expect(texts.addLanguage('en')).rejects.toThrow('no network');
    works = true;
    await texts.addLanguage('en');
    expect(catalogue.en).toEqual({ name: 'en' });
  });

  it('names the file that is missing', async () => {
    const { files } = folder();
    delete files['./fr.ts'];
    await expect(texts.loadCatalogue(files)).rejects.toThrow('fr.ts');
  });
});
