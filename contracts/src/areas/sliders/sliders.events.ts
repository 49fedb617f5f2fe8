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

/** Stream `slider-{id}`; every click is a stream of its own, so that none ever slows a decision or waits for another. */
export const sliderEvents = defineEvents('sliders', {
  SliderAdded: event({ data: z.object({ ...slider, ...content, priority: z.int() }) }),
  /** Everything but its position, so that whoever edits it never undoes a move of somebody else. */
  SliderUpdated: event({ formerly: ['SliderChanged'], data: z.object({ ...slider, ...content }) }),
  SliderMoved: event({ data: z.object({ ...slider, from: z.int(), to: z.int() }) }),
  SliderDeleted: event({ data: z.object(slider) }),
  SliderRestored: event({ data: z.object({ ...slider, active, start, end }) }),
  /** By the clock: its period began or ended. */
  SliderPeriodReached: event({
    formerly: ['SliderTurned'],
    data: z.object({
      ...slider,
      shown: z.boolean(),
      /** When it turns again; `null` for never. */
      next: instant().nullable(),
    }),
  }),
  SliderClicked: event({
    data: z.object({
      ...slider,
      userId: z.int(),
      /** When; the first events of an older log do not say. */
      at: instant().optional(),
    }),
  }),
});
