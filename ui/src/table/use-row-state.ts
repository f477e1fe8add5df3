import { useCallback, useState } from 'react';

/** State that belongs to one row of the match: it is reset when the match moves on. */
export function useRowState<T>(row: number, initial: T): [T, (value: T) => void] {
  const [held, hold] = useState({ row, value: initial });
  const change = useCallback((value: T) => hold({ row, value }), [row]);
  return [held.row === row ? held.value : initial, change];
}
