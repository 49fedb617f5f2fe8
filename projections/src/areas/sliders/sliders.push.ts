import type { Audience, EventOf } from '@portal/contracts';
import { catalogueReaders } from '@portal/contracts';
import { type sliderEvents, sliderPushes } from '@portal/contracts/areas/sliders';
import { definePushRules } from '@portal/platform/push/push-rules';

const everybodyWithAHome: readonly Audience[] = catalogueReaders.map((role) => ({ role }));

const changed = ({ data, position }: { data: { sliderId: number }; position: number }) => [
  {
    name: 'SlidersChanged' as const,
    payload: { sliderId: data.sliderId, position },
    to: everybodyWithAHome,
  },
];

/** Open homes and lists follow whatever happens to a cover, the clock’s doing too (R-HOM-06). Clicks concern nobody at once. */
export const sliderPushRules = definePushRules<EventOf<typeof sliderEvents>, typeof sliderPushes>(
  sliderPushes,
  {
    SliderAdded: changed,
    SliderChanged: changed,
    SliderMoved: changed,
    SliderDeleted: changed,
    SliderRestored: changed,
    SliderTurned: changed,
  },
);
