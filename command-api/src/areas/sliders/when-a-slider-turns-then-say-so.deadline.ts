import { nextTurn, type Showing } from '@portal/contracts';
import { sliderTurns } from '@portal/contracts/areas/sliders';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { SliderEvent } from './slider.decider';
import type { sliderBindings } from './sliders.bindings';

interface SetPeriod {
  readonly data: { readonly sliderId: number } & Showing;
  readonly metadata: { readonly at: string };
}

const fromItsPeriod = ({ data, metadata }: SetPeriod) =>
  fallsDue(String(data.sliderId), nextTurn(data, metadata.at));

/** A cover appears on every open home when its period begins, and goes when it ends (R-HOM-06). */
export const whenASliderTurnsThenSaySo = ({
  turnSlider,
}: Pick<ReturnType<typeof sliderBindings>, 'turnSlider'>) =>
  defineDeadline<SliderEvent>('when-a-slider-turns-then-say-so', sliderTurns, {
    on: {
      SliderAdded: fromItsPeriod,
      SliderChanged: fromItsPeriod,
      SliderRestored: fromItsPeriod,
      SliderDeleted: ({ data }) => fallsDueNoMore(String(data.sliderId)),
      SliderTurned: ({ data }) => fallsDue(String(data.sliderId), data.next),
    },
    then: ({ id, dueAt }) => intend(turnSlider, { id: Number(id), due: dueAt }),
  });
