import { z } from 'zod';
import { definePushes } from '../../kernel';

export const sliderPushes = definePushes('sliders', {
  /** To all people with a home page: covers or their order changed. */
  SlidersChanged: z.object({ sliderId: z.int(), position: z.int() }),
});
