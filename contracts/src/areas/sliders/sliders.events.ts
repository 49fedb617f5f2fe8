import { z } from 'zod';
import { defineEvents, event, instant, periodShape } from '../../kernel';

const content = {
  name: z.string(),
  coverKey: z.string(),
  url: z.string(),
  ...periodShape.data,
};
const slider = { sliderId: z.int() };

/** Stream `slider-{id}`; clicks have streams of their own, to keep this one short. */
export const sliderEvents = defineEvents('sliders', {
  SliderAdded: event({ data: z.object({ ...slider, ...content, priority: z.int() }) }),
  /** Without the position: an edit does not undo a move. */
  SliderUpdated: event({ data: z.object({ ...slider, ...content }) }),
  SliderMoved: event({ data: z.object({ ...slider, from: z.int(), to: z.int() }) }),
  SliderDeleted: event({ data: z.object(slider) }),
  /** The period may have changed phase. */
  SliderRestored: event({ data: z.object({ ...slider, ...periodShape.data }) }),
  SliderPeriodReached: event({ data: z.object({ ...slider, ...periodShape.reached }) }),
  SliderClicked: event({
    data: z.object({
      ...slider,
      userId: z.int(),
      /** ISO 8601 UTC; missing in older logs. */
      at: instant().optional(),
    }),
  }),
});
