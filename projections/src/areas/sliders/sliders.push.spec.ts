import { describe, expect, it } from '@jest/globals';
import { catalogueReaders } from '@portal/contracts';
import {
  aSliderAdded,
  aSliderUpdated,
  aSliderClicked,
  aSliderDeleted,
  aSliderMoved,
  aSliderRestored,
  aSliderPeriodReached,
  sliderPushes,
} from '@portal/contracts/areas/sliders';
import { projected } from '@portal/platform/testing/projection-kit';
import { sliderPushRules } from './sliders.push';

const pushesOf = (event: Parameters<typeof projected>[0]) =>
  sliderPushRules.on.get(event.type)?.(projected(event, 41)) ?? [];

describe('pushes of covers', () => {
  it.each([
    ['added', aSliderAdded()],
    ['changed', aSliderUpdated()],
    ['moved', aSliderMoved()],
    ['deleted', aSliderDeleted()],
    ['brought back', aSliderRestored()],
    ['come to its time', aSliderPeriodReached()],
  ])('[R-HOM-06] [R-AME-01] everybody with a home hears that one was %s', (_, event) => {
    const payload = { sliderId: 7, position: 42 };
    expect(sliderPushes.payloads.SlidersChanged.parse(payload)).toEqual(payload);
    const to = catalogueReaders.map((role) => ({ role }));
    expect(pushesOf(event)).toEqual([{ name: 'SlidersChanged', payload, to }]);
  });

  it('[R-HOM-07] nobody hears of a click: it changes nothing that is on a screen', () => {
    expect(pushesOf(aSliderClicked())).toEqual([]);
  });
});
