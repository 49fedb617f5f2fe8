import { type DocumentOf, type EventOf, showingOf } from '@portal/contracts';
import { placeOf, type sliderEvents, sliders } from '@portal/contracts/areas/sliders';
import { defineProjection } from '@portal/platform/projection/projection';

type SliderEvent = EventOf<typeof sliderEvents>;
type SliderDocument = DocumentOf<typeof sliders>;

const bySlider = (event: { data: { sliderId: number } }) => String(event.data.sliderId);

/** Changes a cover that is there; an event of an unknown cover changes nothing. */
const changed =
  <E>(change: (slider: SliderDocument, event: E) => Partial<SliderDocument>) =>
  (slider: SliderDocument | null, event: E) =>
    slider && { ...slider, ...change(slider, event) };

/** Covers with how often each was opened. */
export const slidersProjection = defineProjection<SliderEvent, typeof sliders>(sliders, {
  SliderAdded: {
    id: bySlider,
    apply: (_none, { data: { sliderId: id, ...facts }, revision }) => ({
      ...facts,
      ...showingOf(facts),
      id,
      place: placeOf(facts.priority, id),
      clicks: 0,
      version: revision,
      deleted: false,
    }),
  },

  SliderChanged: {
    id: bySlider,
    apply: changed((_slider, { data: { sliderId: _id, ...content }, revision }) => ({
      ...content,
      ...showingOf(content),
      version: revision,
    })),
  },

  SliderMoved: {
    id: bySlider,
    apply: changed(({ id }, { data: { to } }) => ({ priority: to, place: placeOf(to, id) })),
  },
  SliderDeleted: { id: bySlider, apply: changed(() => ({ deleted: true })) },
  SliderRestored: { id: bySlider, apply: changed(() => ({ deleted: false })) },
  SliderClicked: { id: bySlider, apply: changed((slider) => ({ clicks: slider.clicks + 1 })) },
});
