import { savedViewPushes, savedViewQueries } from '@portal/contracts/areas/saved-views';
import { defineLive } from '#core/live/live-map';

export const savedViewsLive = defineLive(savedViewPushes, {
  SavedViewsChanged: { refresh: [savedViewQueries.GetSavedViews] },
});
