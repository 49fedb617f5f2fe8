import { type EventOf, periodOf } from '@portal/contracts';
import { placeOf, sliderEvents, sliders } from '@portal/contracts/areas/sliders';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';
import { recordOf } from '@portal/platform/record/record-projection';

const id = keyedBy('sliderId');
const record = recordOf('Slider', {
  events: sliderEvents,
  view: sliders,
  key: 'sliderId',
  content: ({ name, url, coverKey, ...period }) => ({ name, url, coverKey, ...periodOf(period) }),
  initial: ({ sliderId, priority }) => ({ priority, place: placeOf(priority, sliderId), clicks: 0 }),
});

export const slidersProjection = defineProjection<EventOf<typeof sliderEvents>, typeof sliders>(sliders, {
  ...record,
  SliderMoved: {
    id,
    apply: patch((slider, { data: { to } }) => ({ priority: to, place: placeOf(to, slider.id) })),
  },
  SliderClicked: { id, apply: patch(({ clicks }) => ({ clicks: clicks + 1 })) },
});
