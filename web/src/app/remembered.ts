/**
 * Reads a value that this browser remembers. Storage may be forbidden or full, which is no reason to fail: then
 * nothing is remembered.
 */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it when it is `null`. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Not remembered: the value holds until the page is closed.
  }
}
