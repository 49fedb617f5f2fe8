import type { MarketRecord, Role } from '@portal/contracts/kernel';
import type { Audience } from '../area-manifest';

/** Whether something is there for this role in this market. */
export function isFor(audience: Audience, role: Role, market: MarketRecord): boolean {
  const inMarket = audience.feature === undefined || market.features[audience.feature];
  return inMarket && (audience.roles === undefined || audience.roles.includes(role));
}
