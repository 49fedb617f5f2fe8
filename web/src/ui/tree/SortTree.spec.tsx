import { describe, expect, it } from '@jest/globals';
import { amongSiblings, toNextSibling } from './SortTree';

const heights = [240, 40, 160, 40];
const siblings = [1, 2, 3, 4];
const rects = new Map(
  heights.map((height, index) => {
    const top = heights.slice(0, index).reduce((sum, each) => sum + each, 0);
    return [siblings[index] ?? 0, { top, bottom: top + height, left: 0, right: 300, width: 300, height }];
  }),
);
const data = { current: { siblings } };

function over(code: 'ArrowUp' | 'ArrowDown', carried: number, at: number): number | undefined {
  const active = { id: carried, data };
  const context = { active, over: { id: at }, droppableRects: rects };
  const event = { code, preventDefault: () => undefined };
  const place = toNextSibling(event as never, { context } as never) as { x: number; y: number } | undefined;
  const own = rects.get(carried);
  if (place === undefined || own === undefined) return undefined;
  const moved = { ...own, top: place.y, bottom: place.y + own.height };
  const droppableContainers = siblings.map((id) => ({ id }));
  const found = amongSiblings({
    active,
    collisionRect: moved,
    droppableRects: rects,
    droppableContainers,
    pointerCoordinates: null,
  } as never);
  return Number(found[0]?.id);
}

describe('a section that is carried by keys', () => {
  it.each([
    [1, 1, 2],
    [1, 2, 3],
    [2, 2, 3],
    [3, 3, 4],
  ])(
    '%s comes by one arrow down from the place of %s to that of %s, for any open branches',
    (carried, at, next) => {
      expect(over('ArrowDown', carried, at)).toBe(next);
    },
  );

  it.each([
    [4, 4, 3],
    [4, 3, 2],
    [3, 3, 2],
    [2, 2, 1],
  ])('%s comes by one arrow up from the place of %s to that of %s', (carried, at, next) => {
    expect(over('ArrowUp', carried, at)).toBe(next);
  });

  it('stays where there is no further sibling', () => {
    expect(over('ArrowUp', 1, 1)).toBeUndefined();
    expect(over('ArrowDown', 4, 4)).toBeUndefined();
  });
});
