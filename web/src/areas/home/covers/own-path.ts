/** The path of an address of this very origin; `null` for what leads elsewhere. */
export function ownPathOf(target: string, origin: string): string | null {
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
