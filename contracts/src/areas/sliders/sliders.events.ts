import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';

const content = {
  name: z.string(),
  /** Key of the stored cover. */
  coverKey: z.string(),
  url: z.string(),
  active: z.boolean(),
  /** `null` is an open end. */
  start: instant().nullable(),
  end: instant().nullable(),
};
/** Said again when it comes back, because the clock did not wait for it meanwhile. */
const { active, start, end } = content;
const slider = { sliderId: z.int() };

/** Stream `slider-{id}`; clicks have their own streams, so that decisions stay fast. */
export const sliderEvents = defineEvents('sliders', {
  SliderAdded: event({ data: z.object({ ...slider, ...content, priority: z.int() }) }),
  /** All but the position, so that an edit does not undo another person's move. */
  SliderUpdated: event({ data: z.object({ ...slider, ...content }) }),
  SliderMoved: event({ data: z.object({ ...slider, from: z.int(), to: z.int() }) }),
  SliderDeleted: event({ data: z.object(slider) }),
  SliderRestored: event({ data: z.object({ ...slider, active, start, end }) }),
  /** By the clock: its period began or ended. */
  SliderPeriodReached: event({
    data: z.object({
      ...slider,
      shown: z.boolean(),
      /** The next begin or end of the period; `null` for none. */
      next: instant().nullable(),
    }),
  }),
  SliderClicked: event({
    data: z.object({
      ...slider,
      userId: z.int(),
      /** ISO 8601 UTC; missing in the first events of older logs. */
      at: instant().optional(),
    }),
  }),
});
