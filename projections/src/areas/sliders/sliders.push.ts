import { type EventOf, typesOf } from '@portal/contracts';
import { sliderEvents, sliderPushes } from '@portal/contracts/areas/sliders';
import { toReaders } from '@portal/platform/push/audiences';
import { pushOnEach } from '@portal/platform/push/push-rules';

type SliderEvent = EventOf<typeof sliderEvents>;
/** Clicks are not pushed. */
const announced = typesOf(sliderEvents).filter((type) => type !== 'SliderClicked');

/** All changes of sliders, scheduled ones included (R-HOM-06). */
export const sliderPushRules = pushOnEach<SliderEvent, typeof sliderPushes>(
  sliderPushes,
  announced,
  ({ data: { sliderId }, position }) => [
    { name: 'SlidersChanged', payload: { sliderId, position }, to: toReaders },
  ],
);
