import { allViews } from '@portal/contracts';
import { mopPauseEnds } from '@portal/contracts/areas/mop';
import { newFilesDue } from '@portal/contracts/areas/notifications';
import { sliderTurns } from '@portal/contracts/areas/sliders';
import { videoTurns } from '@portal/contracts/areas/videos';
import { describe, expect, it } from '@jest/globals';
import { allProjections } from './index';

/** When something is due is kept by deadlines of the commands' side, by no projection. */
const keptByDeadlines = [mopPauseEnds, newFilesDue, sliderTurns, videoTurns].map(({ name }) => name);

describe('the projections', () => {
  it('fill every declared view but those of deadlines, each exactly one', () => {
    const filled = [...allProjections.map(({ view }) => view.name), ...keptByDeadlines];
    expect([...filled].sort()).toEqual(allViews.map(({ name }) => name).sort());
  });
});
