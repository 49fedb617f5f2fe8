import { sliderTurns } from '@portal/contracts/areas/sliders';
import { periodDeadline } from '@portal/platform/record/record-period';
import type { sliderBindings } from './sliders.bindings';

/** A cover appears on every open home when its period begins, and goes when it ends (R-HOM-06). */
export const whenASliderTurnsThenSaySo = ({
  ApplySliderPeriod: apply,
}: Pick<ReturnType<typeof sliderBindings>, 'ApplySliderPeriod'>) =>
  periodDeadline('when-a-slider-turns-then-say-so', {
    noun: 'Slider',
    key: 'sliderId',
    dueTimes: sliderTurns,
    apply,
  });
