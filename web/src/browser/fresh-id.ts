/** 128 random bits in hexadecimal. `crypto.randomUUID` is there only by https; at home people play by plain http. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
