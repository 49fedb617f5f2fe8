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

/** When a person's click on a cover counted last, ISO 8601 UTC. */
export type LastClick = string | null;

/**
 * The clicks of one person on one cover (R-HOM-07), one a minute (W31). Stream `sliderClicks-{slider id}-{user id}`; of
 * the earlier ones only the last is remembered. Older logs have a stream for each click.
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
