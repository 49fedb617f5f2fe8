/** How far a document can be made smaller and larger, from where, and in which steps (R-CON-29, AMB-28). */
const least = 0.2;
const most = 2;
const step = 0.1;
export const firstZoom = 0.7;

/** One or several steps on from a zoom, within its limits and without the dust of fractions. */
export const zoomBy = (zoom: number, steps: number): number =>
  Math.min(most, Math.max(least, Math.round((zoom + steps * step) * 10) / 10));

export const mayShrink = (zoom: number): boolean => zoom > least;
export const mayGrow = (zoom: number): boolean => zoom < most;
