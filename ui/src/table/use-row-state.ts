import { useState } from 'react';

/** State that belongs to one row of the match: it is reset when the match moves on. */
export function useRowState<T>(row: number, initial: T): [T, (value: T) => void] {
  const [held, hold] = useState({ row, value: initial });
  return [held.row === row ? held.value : initial, (value) => hold({ row, value })];
}
