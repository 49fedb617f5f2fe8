import { homeQueries } from '@portal/contracts/areas/home';
import { videoPushes, videoQueries } from '@portal/contracts/areas/videos';
import { defineLive } from '#core/live/live-map';

/** R-HOM-01. Open forms keep their values. */
export const videosLive = defineLive(videoPushes, {
  VideosChanged: { refresh: [videoQueries.ListVideos, homeQueries.GetHome] },
});
