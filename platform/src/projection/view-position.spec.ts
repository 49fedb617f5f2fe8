import { describe, expect, it } from '@jest/globals';
import { createViewPosition } from './view-position';

describe('waiting for a position', () => {
  it('[R10] goes on at once when the views are that far, or as soon as they come there', async () => {
    const views = createViewPosition(5);
    expect(await views.wait(5, 1)).toBe(true);
    const waiting = Promise.all([views.wait(6, 60_000), views.wait(8, 60_000)]);
    views.reach(7);
    views.reach(9);
    expect(await waiting).toEqual([true, true]);
    expect(views.current()).toBe(9);
  });

  it('[R10] returns after the limit that the views are not there', async () => {
    const views = createViewPosition();
    const bounded = views.wait(2, 1);
    views.reach(1);
    expect(await bounded).toBe(false);
  });

  it('never goes back', () => {
    const views = createViewPosition(3);
    views.reach(2);
    expect(views.current()).toBe(3);
  });
});
