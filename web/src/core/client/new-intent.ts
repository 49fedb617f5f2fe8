/**
 * A key for one thing that a person wants done once: a double click, a retry or a second tab that sends the same key
 * gets the same answer and causes one effect. `crypto.randomUUID` only exists on secure origins, these bytes anywhere.
 */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
