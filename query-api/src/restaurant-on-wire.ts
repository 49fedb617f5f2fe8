import type { DocumentOf, MarketRecord } from '@portal/contracts';
import { mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import {
  provinceName,
  regionName,
  type Restaurant,
  type restaurants,
  toWireFields,
} from '@portal/contracts/areas/restaurants';
import type { QueryContext } from '@portal/platform/http/serve-queries';

export type RestaurantDocument = DocumentOf<typeof restaurants>;

export type PausedRestaurants = ReadonlySet<number>;

/** Empty without mobile ordering. */
export async function pausedRestaurants({
  views,
  marketRecord,
  now,
}: Pick<QueryContext, 'views' | 'marketRecord' | 'now'>): Promise<PausedRestaurants> {
  if (!marketRecord.features.mobileOrderPause) return new Set();
  const at = now().toISOString();
  const { documents } = await views.find(mopPauses, {
    where: {
      ended: { eq: false },
      status: { eq: MopStatus.Confirmed },
      start: { lte: at },
      end: { gte: at },
    },
    size: -1,
  });
  return new Set(documents.map(({ restaurantId }) => restaurantId));
}

/**
 * R-ENT-02. Derived: region, province, mobile orders now. Omitted in markets without mobile ordering
 * (R-ARE-02).
 */
export function restaurantOnWire(
  restaurant: RestaurantDocument,
  { market, features }: MarketRecord,
  paused: PausedRestaurants,
): Restaurant {
  const { id, version } = restaurant;
  const { mop_service, mop_status, ...fields } = toWireFields(restaurant);
  return {
    id,
    ...fields,
    region_name: regionName(market, restaurant.region),
    province: provinceName(market, restaurant.provinceId),
    ...(features.mobileOrderPause && {
      mop_service,
      mop_status: mop_service && mop_status && !paused.has(id),
    }),
    version,
  };
}
