import { marketWideRoles } from '@portal/contracts';
import type { ChatSide } from '@portal/contracts/areas/chat';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';

/** Conversations in which something waits on that side, within the person's reach (R-ROL-08). */
export function whereUnread(side: ChatSide, { role, restaurants }: Person): Where {
  const unread = side === 'agency' ? 'unreadByAgency' : 'unreadByRestaurant';
  return {
    deleted: { eq: false },
    [unread]: { gte: 1 },
    ...(!marketWideRoles.includes(role) && { restaurantId: { in: restaurants } }),
  };
}
