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

/** Remembers a value where the server sees it, which draws and answers ahead; nothing about a person. */
export function setCookie(key: string, value: string | null): void {
  const ends = value === null ? 0 : 31_536_000;
  document.cookie = `${key}=${value ?? ''}; path=/; max-age=${ends}; samesite=lax`;
}
