import type { EventOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { sliderCommands, sliderEvents } from '@portal/contracts/areas/sliders';
import type { CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';
import type { Slider } from './slider.decider';

export type SliderClickEvent = Extract<EventOf<typeof sliderEvents>, { type: 'SliderClicked' }>;

export interface ClickFacts {
  readonly slider: Slider | null;
}

export type SliderClickCommands = {
  LogSliderClick: CommandFor<(typeof sliderCommands)['LogSliderClick'], ClickFacts>;
};

/** One click on a cover (R-HOM-07). Stream `sliderClick-{command id}`; nothing is decided by it, so nothing is remembered. */
export const sliderClicksDecider = defineDecider<null, SliderClickCommands, SliderClickEvent>({
  initial: null,

  decide: {
    LogSliderClick: ({ input, facts: { slider }, actor }) =>
      slider && !slider.deleted
        ? [{ type: 'SliderClicked', data: { sliderId: input.slider_id, userId: actor.userId } }]
        : reject('slider_not_found'),
  },

  evolve: { SliderClicked: () => null },
});
