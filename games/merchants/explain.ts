import { driverRefusal, type Language, languageOf, type Refusal, type Table } from '@kontor/core';
import { parseBoard } from './rules/files/schema.ts';
import { MERCHANTS_TEXTS, refusalText } from './texts/index.ts';

/** Why a move or command was refused, in a sentence; with the table, cities are named. */
export function explain(refusal: Refusal, language: Language = 'en', table?: Table): string {
  const texts = MERCHANTS_TEXTS[languageOf(language)];
  const names = { player: texts.seat, city: (number: number) => cityName(number, table) };
  return refusalText(texts, refusal, names) ?? driverRefusal(refusal, language) ?? refusal.code;
}

function cityName(number: number, table: Table | undefined): string {
  const board = table && parseBoard(table.boardFile);
  if (!board?.ok) return String(number);
  const name = board.value.cities.find((city) => city.number === number)?.name;
  return name === undefined ? board.value.capital.name : `${name} (${number})`;
}
