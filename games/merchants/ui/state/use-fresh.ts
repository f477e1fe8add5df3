import { useState } from 'react';

/** State that belongs to one row of the match: when the match moves on, it is as at first. */
export function useFresh<T>(row: number, initial: T): [T, (value: T) => void] {
  const [held, hold] = useState({ row, value: initial });
  return [held.row === row ? held.value : initial, (value) => hold({ row, value })];
}
