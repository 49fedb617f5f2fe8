/** R-CON-29, AMB-28 */
const minZoom = 0.2;
const maxZoom = 2;
const step = 0.1;
export const firstZoom = 0.7;

/** Within limits, rounded to tenths. */
export const zoomBy = (zoom: number, steps: number): number =>
  Math.min(maxZoom, Math.max(minZoom, Math.round((zoom + steps * step) * 10) / 10));

export const mayShrink = (zoom: number): boolean => zoom > minZoom;
export const mayGrow = (zoom: number): boolean => zoom < maxZoom;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels; 0 until all are known. @param ratio width by height */
export const fittedWidth = ({ width, height }: Size, ratio = 0): number =>
  Math.floor(Math.min(width, height * ratio));
