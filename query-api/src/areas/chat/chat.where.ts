import type { ChatReader } from '@portal/contracts/areas/chat';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';

/**
 * Within the reader's reach (R-ROL-08): all for the agency.
 * For a restaurant, those for the person and those for all (AMB-62).
 */
export function wheresUnread({ side, userId }: ChatReader, { restaurants }: Person): readonly Where[] {
  const deleted = { eq: false };
  if (side === 'agency') return [{ deleted, unreadByAgency: { gte: 1 } }];
  const restaurantId = { in: restaurants };
  return [
    { deleted, restaurantId, waitsFor: { contains: userId } },
    { deleted, restaurantId, waitsForEverybody: { eq: true } },
  ];
}
