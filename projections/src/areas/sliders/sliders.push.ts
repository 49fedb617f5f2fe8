import { type EventOf, typesOf } from '@portal/contracts';
import { sliderEvents, sliderPushes } from '@portal/contracts/areas/sliders';
import { toReaders } from '@portal/platform/push/audiences';
import { pushOnEach } from '@portal/platform/push/push-rules';

type SliderEvent = EventOf<typeof sliderEvents>;
/** Clicks concern nobody at once. */
const announced = typesOf(sliderEvents).filter((type) => type !== 'SliderClicked');

/** Open homes and lists follow whatever happens to a cover, the clock’s doing too (R-HOM-06). */
export const sliderPushRules = pushOnEach<SliderEvent, typeof sliderPushes>(
  sliderPushes,
  announced,
  ({ data: { sliderId }, position }) => [
    { name: 'SlidersChanged', payload: { sliderId, position }, to: toReaders },
  ],
);
