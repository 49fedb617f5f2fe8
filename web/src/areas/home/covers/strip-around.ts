import { maxStrip } from '@portal/contracts/areas/sliders';

/** The places whose thumbnails stand in the strip: five at most, the one that is shown among them (R-HOM-05, R-CON-02). */
export function stripAround(shown: number, count: number): readonly number[] {
  const length = Math.min(maxStrip, count);
  const middle = shown - Math.floor(maxStrip / 2);
  const first = Math.max(0, Math.min(middle, count - length));
  return Array.from({ length }, (_, at) => first + at);
}
