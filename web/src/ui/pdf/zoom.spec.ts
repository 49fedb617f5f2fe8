import { expect, it } from '@jest/globals';
import { firstZoom, mayGrow, mayShrink, zoomBy } from './zoom';

it('[R-CON-29] the zoom of a document starts at 0.7 and goes by tenths from 0.2 to 2', () => {
  expect(firstZoom).toBe(0.7);
  expect(zoomBy(firstZoom, 1)).toBe(0.8);
  expect(zoomBy(firstZoom, -1)).toBe(0.6);
  let zoom = firstZoom;
  const seen: number[] = [];
  while (mayShrink(zoom)) seen.push((zoom = zoomBy(zoom, -1)));
  expect(seen).toEqual([0.6, 0.5, 0.4, 0.3, 0.2]);
  expect(zoomBy(zoom, -1)).toBe(0.2);
  while (mayGrow(zoom)) zoom = zoomBy(zoom, 1);
  expect(zoom).toBe(2);
  expect(zoomBy(zoom, 5)).toBe(2);
});
