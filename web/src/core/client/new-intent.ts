/**
 * Idempotency key: sends with the same key have one effect. `crypto.randomUUID` needs a secure origin, this does not.
 */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
