import { homeQueries } from '@portal/contracts/areas/home';
import { sliderPushes, sliderQueries } from '@portal/contracts/areas/sliders';
import { defineLive } from '#core/live/live-map';

/** R-HOM-06. Open forms keep their values. */
export const slidersLive = defineLive(sliderPushes, {
  SlidersChanged: { refresh: [sliderQueries.ListSliders, homeQueries.GetHome] },
});
