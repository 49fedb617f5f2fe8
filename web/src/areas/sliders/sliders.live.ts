import { homeQueries } from '@portal/contracts/areas/home';
import { sliderPushes, sliderQueries } from '@portal/contracts/areas/sliders';
import { defineLive } from '#core/live/live-map';

/** Covers that change, or whose time comes, change every open home and list (R-HOM-06). A form keeps what is typed. */
export const slidersLive = defineLive(sliderPushes, {
  SlidersChanged: { refresh: [sliderQueries.ListSliders, homeQueries.GetHome] },
});
