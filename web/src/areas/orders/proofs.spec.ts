import { describe, expect, it } from '@jest/globals';
import { moved, pointIn, sameFileOf, waitingProofs, zoomed } from './proofs';
import { aFile, aProof, workOf } from './proofs.testing';

const box = { left: 100, top: 50, width: 400, height: 800 };

describe('a place on a page', () => {
  it('is in thousandths of the page, for any size', () => {
    expect(pointIn(box, { clientX: 300, clientY: 250 })).toEqual({ x: 500, y: 250 });
    expect(pointIn({ ...box, width: 800, height: 1600 }, { clientX: 500, clientY: 450 })).toEqual({
      x: 500,
      y: 250,
    });
  });

  it('is never outside', () => {
    expect(pointIn(box, { clientX: 0, clientY: 2000 })).toEqual({ x: 0, y: 1000 });
    const corner = { file: 'a', page: 1, x: 995, y: 0 };
    expect(moved(corner, { key: 'ArrowRight', shiftKey: true })).toMatchObject({ x: 1000, y: 0 });
    expect(moved(corner, { key: 'ArrowUp', shiftKey: false })).toMatchObject({ x: 995, y: 0 });
  });

  it('moves by arrow keys, further with Shift, and by no other key', () => {
    const place = { file: 'a', page: 1, x: 500, y: 500 };
    expect(moved(place, { key: 'ArrowLeft', shiftKey: false })).toEqual({ ...place, x: 490 });
    expect(moved(place, { key: 'ArrowDown', shiftKey: true })).toEqual({ ...place, y: 550 });
    expect(moved(place, { key: 'a', shiftKey: false })).toBeNull();
  });
});

it('the zoom goes step by step and ends at its limits', () => {
  expect([zoomed(1, 1), zoomed(1.5, -1), zoomed(6, 1), zoomed(1, -1)]).toEqual([1.25, 1.25, 6, 1]);
});

it('only newest proofs wait', () => {
  const pieces = [
    workOf([aProof(2), aProof(1)]),
    workOf([]),
    workOf([aProof(2, { state: 'approved' }), aProof(1)]),
  ];
  expect(waitingProofs({ pieces }).map(({ at, proof }) => [at, proof.version])).toEqual([[0, 2]]);
});

it('a file is compared with the one at its place, else with the first that can be seen', () => {
  const [menu, back] = [aFile('menu.png', 2), aFile('back.png', 2)] as const;
  const now = aProof(2, { files: [menu, back] });
  const before = aProof(1, { files: [aFile('todo.zip', 1), aFile('menu.png', 1)] });
  expect(sameFileOf(now, before, back)?.filename).toBe('menu.png');
  expect(sameFileOf(now, aProof(1, { files: [aFile('menu.png', 1)] }), back)?.filename).toBe('menu.png');
  expect(sameFileOf(now, undefined, menu)).toBeUndefined();
});
