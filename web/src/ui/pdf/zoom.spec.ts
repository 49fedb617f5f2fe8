import { expect, it } from '@jest/globals';
import { firstZoom, fittedWidth, mayGrow, mayShrink, zoomBy } from './zoom';

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

it('a page that is fitted is whole in width and height', () => {
  const room = { width: 600, height: 800 };
  expect([fittedWidth(room, 2), fittedWidth(room, 0.5), fittedWidth(room)]).toEqual([600, 400, 0]);
  expect(fittedWidth({ width: 0, height: 0 }, 2)).toBe(0);
});
