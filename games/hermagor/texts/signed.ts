/** With a real minus sign, which is as wide as a digit. */
export function money(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : money(value);
}
