import { homeQueries } from '@portal/contracts/areas/home';
import { videoPushes, videoQueries } from '@portal/contracts/areas/videos';
import { defineLive } from '#core/live/live-map';

/** Adverts that change, or whose time comes, change every open home and list (R-HOM-01). A form keeps what is typed. */
export const videosLive = defineLive(videoPushes, {
  VideosChanged: { refresh: [videoQueries.ListVideos, homeQueries.GetHome] },
});
