import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';

const content = {
  name: z.string(),
  coverKey: z.string(),
  url: z.string(),
  active: z.boolean(),
  /** `null`: open. */
  start: instant().nullable(),
  end: instant().nullable(),
};
/** Repeated on a restore: the period may have changed phase. */
const { active, start, end } = content;
const slider = { sliderId: z.int() };

/** Stream `slider-{id}`; clicks have streams of their own, to keep this one short. */
export const sliderEvents = defineEvents('sliders', {
  SliderAdded: event({ data: z.object({ ...slider, ...content, priority: z.int() }) }),
  /** Without the position: an edit does not undo a move. */
  SliderUpdated: event({ data: z.object({ ...slider, ...content }) }),
  SliderMoved: event({ data: z.object({ ...slider, from: z.int(), to: z.int() }) }),
  SliderDeleted: event({ data: z.object(slider) }),
  SliderRestored: event({ data: z.object({ ...slider, active, start, end }) }),
  /** By the clock. */
  SliderPeriodReached: event({
    data: z.object({
      ...slider,
      shown: z.boolean(),
      /** `null` for none. */
      next: instant().nullable(),
    }),
  }),
  SliderClicked: event({
    data: z.object({
      ...slider,
      userId: z.int(),
      /** ISO 8601 UTC; missing in older logs. */
      at: instant().optional(),
    }),
  }),
});
