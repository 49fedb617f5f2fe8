import { allViews } from '@portal/contracts';
import { mopPauseEnds } from '@portal/contracts/areas/mop';
import { describe, expect, it } from '@jest/globals';
import { allProjections } from './index';

/** When pauses end: a deadline of the commands' side keeps that, no projection. */
const keptByDeadlines = [mopPauseEnds.name];

describe('the projections', () => {
  it('fill every declared view but those of deadlines, each exactly one', () => {
    const filled = [...allProjections.map(({ view }) => view.name), ...keptByDeadlines];
    expect([...filled].sort()).toEqual(allViews.map(({ name }) => name).sort());
  });
});
