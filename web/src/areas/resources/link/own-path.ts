/**
 * The target as a path of this origin, or home when it would lead elsewhere: no open redirect, whatever the server
 * answers (R-NAV-22, W19).
 * @param origin of this page, as `https://portal.example`
 */
export function ownPath(target: string, origin: string): string {
  if (!URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : '/';
}
