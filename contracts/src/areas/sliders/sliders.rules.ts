/** Pixels (R-AME-03). */
export const coverWidth = 1000;
export const coverHeight = 500;

/** R-HOM-05, R-CON-01 */
export const coverMilliseconds = 8000;
/** Thumbnails (R-HOM-05, R-CON-02). */
export const maxStrip = 5;

/** R-AME-06 */
export const firstPriority = 1;

const maxIds = 1_000_000;

/** Sorts by position, then id (AMB-19). */
export const placeOf = (priority: number, id: number): number => priority * maxIds + id;

/** Cacheable for ever: a new picture has a new path. */
export function coverPath(id: number, key: string): string {
  return `/api/slider/${id}/cover?v=${encodeURIComponent(key)}`;
}
