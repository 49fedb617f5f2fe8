/** Pixels of a cover (R-AME-03). */
export const coverWidth = 1000;
export const coverHeight = 500;

/** Milliseconds that each cover stands (R-HOM-05, R-CON-01). */
export const coverMilliseconds = 8000;
/** Thumbnails in the strip below the cover (R-HOM-05, R-CON-02). */
export const maxStrip = 5;

/** The position in front of which there is none (R-AME-06). */
export const firstPriority = 1;

const maxIds = 1_000_000;

/** A number that sorts by position, and what shares a position by id (AMB-19). */
export const placeOf = (priority: number, id: number): number => priority * maxIds + id;

/** Path of a cover's picture; a new picture has a new path, so browsers may cache it for ever. */
export function coverPath(id: number, key: string): string {
  return `/api/slider/${id}/cover?v=${encodeURIComponent(key)}`;
}
