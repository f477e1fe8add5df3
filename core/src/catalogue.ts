import { type Catalogue, LANGUAGE_CODES, LANGUAGES } from './languages.ts';

/** A catalogue from the files of a `texts` folder, each named by the code of its language. */
export function catalogueOf<T>(files: Readonly<Record<string, T>>): Catalogue<T> {
  const entries = LANGUAGE_CODES.map((code) => {
    const texts = files[`./${code}.ts`];
    if (texts === undefined) throw new Error(`There are no texts in ${LANGUAGES[code]} (${code}.ts).`);
    return [code, texts];
  });
  return Object.fromEntries(entries) as Catalogue<T>;
}
