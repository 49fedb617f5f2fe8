import { allViews } from '@portal/contracts';
import { describe, expect, it } from '@jest/globals';
import { allProjections } from './index';

describe('the projections', () => {
  it('fill every declared view, each exactly one', () => {
    const filled = allProjections.map(({ view }) => view.name);
    expect([...filled].sort()).toEqual(allViews.map(({ name }) => name).sort());
  });
});
