/** `null` if storage is forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes it. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: lasts until the page closes.
  }
}

/** Nothing personal. */
export function setCookie(key: string, value: string | null): void {
  const ends = value === null ? 0 : 31_536_000;
  document.cookie = `${key}=${value ?? ''}; path=/; max-age=${ends}; samesite=lax`;
}
