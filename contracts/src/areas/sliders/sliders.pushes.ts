import { z } from 'zod';
import { definePushes } from '../../kernel';

export const sliderPushes = definePushes('sliders', {
  /** To everybody who sees the home: what is shown there, or in which order, may be another now. */
  SlidersChanged: z.object({ sliderId: z.int(), position: z.int() }),
});
