import type { Caller, MarketRecord } from '@portal/contracts/kernel';
import type { Audience } from '../area-manifest';

function isForOwnRole({ inRestaurantMode }: Audience, { ownRole }: Caller): boolean {
  return ownRole === undefined || inRestaurantMode === undefined || inRestaurantMode.includes(ownRole);
}

/** Whether something is there for this person in this market. */
export function isFor(audience: Audience, caller: Caller, market: MarketRecord): boolean {
  const inMarket = audience.feature === undefined || market.features[audience.feature];
  const forRole = audience.roles === undefined || audience.roles.includes(caller.role);
  return inMarket && forRole && isForOwnRole(audience, caller);
}
