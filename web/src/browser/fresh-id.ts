/**
 * 128 random bits in hexadecimal; `crypto.randomUUID` would need https, which a server at home does not have.
 */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
