import { type EventOf, reject } from '@portal/contracts';
import type { sliderCommands, sliderEvents } from '@portal/contracts/areas/sliders';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { countsAgain } from '../../counts-again';
import type { Slider } from './slider.decider';

type SliderClickEvent = Extract<EventOf<typeof sliderEvents>, { type: 'SliderClicked' }>;

export interface ClickFacts {
  readonly slider: Slider | null;
}

export type SliderClickCommands = {
  LogSliderClick: CommandFor<(typeof sliderCommands)['LogSliderClick'], ClickFacts>;
};

/** ISO 8601 UTC. */
export type LastClick = string | null;

/**
 * R-HOM-07; once a minute (W31). Stream `sliderClicks-{slider id}-{user id}`.
 * Older logs have one stream per click.
 */
export const sliderClicksDecider = defineDecider<LastClick, SliderClickCommands, SliderClickEvent>({
  initial: null,

  decide: {
    LogSliderClick: ({ input, facts: { slider }, actor, at }, last) => {
      if (!slider || slider.deleted) return reject('slider_not_found');
      if (!countsAgain(last, at)) return [];
      return [{ type: 'SliderClicked', data: { sliderId: input.slider_id, userId: actor.userId, at } }];
    },
  },

  evolve: { SliderClicked: (last, { data: { at } }) => at ?? last },
});
