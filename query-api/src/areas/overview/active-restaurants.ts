import { restaurants } from '@portal/contracts/areas/restaurants';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';

/** Active, not deleted. */
export const activeRestaurants = cachedFromView(restaurants, async (views) => {
  const where = { deleted: { eq: false }, active: { eq: true } };
  const { documents } = await views.find(restaurants, { where, size: -1 });
  return documents.map(({ id, region }) => ({ id, region }));
});
