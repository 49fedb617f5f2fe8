/** The path of an address of this origin, else `null`: no open redirect (W19, S15). */
export function ownPath(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // `//host` would lead to that host.
  return url.origin === origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null;
}
