import { savedViewPushes, savedViewQueries } from '@portal/contracts/areas/saved-views';
import { defineLive } from '#core/live/live-map';

/** What the person saved on another device is there without a reload. */
export const savedViewsLive = defineLive(savedViewPushes, {
  SavedViewsChanged: { refresh: [savedViewQueries.GetSavedViews] },
});
