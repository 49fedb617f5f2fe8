import { isAdministrator, type Role } from '@portal/contracts/kernel';

/** Query parameter: area whose part beside the order opens. */
export const besideParameter = 'beside';

/** Query parameter: note to show. */
export const noteParameter = 'note';

/**
 * Administrators read orders in the triage, others on a screen.
 * @param beside area to open beside it: `chat`
 */
export function orderAddress(orderId: string, role: Role, beside?: string): string {
  const path = isAdministrator(role) ? `/admin/orders/${orderId}` : `/order/details/${orderId}`;
  return beside === undefined ? path : `${path}?${besideParameter}=${beside}`;
}

/** The conversation beside the order. */
export const noteAddress = (orderId: string, noteId: string, role: Role): string =>
  `${orderAddress(orderId, role, 'chat')}&${noteParameter}=${noteId}`;
