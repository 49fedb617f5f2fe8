import { sliderEvents, sliderPeriods } from '@portal/contracts/areas/sliders';
import { periodDeadline } from '@portal/platform/record/record-period';
import type { sliderBindings } from './sliders.bindings';

/** At start and end of its period (R-HOM-06). */
export const whenASliderPeriodChangesThenAnnounce = ({
  ApplySliderPeriod: apply,
}: Pick<ReturnType<typeof sliderBindings>, 'ApplySliderPeriod'>) =>
  periodDeadline('when-a-slider-period-changes-then-announce', 'Slider', {
    events: sliderEvents,
    key: 'sliderId',
    dueTimes: sliderPeriods,
    apply,
  });
