import { isAdministrator, type Role } from '@portal/contracts/kernel';

/** The parameter of an address that names the area whose part is shown beside an order where there is only one place. */
export const besideParameter = 'beside';

/** The parameter of an address that names a note to be shown in the conversation. */
export const noteParameter = 'note';

/**
 * Where an order is read: administrators in their triage, everybody else on its own screen.
 * @param beside the area whose part beside the order is wanted: `chat` opens the conversation.
 */
export function orderAddress(orderId: string, role: Role, beside?: string): string {
  const path = isAdministrator(role) ? `/admin/orders/${orderId}` : `/order/details/${orderId}`;
  return beside === undefined ? path : `${path}?${besideParameter}=${beside}`;
}

/** Where a note on an order is read: in the conversation beside it. */
export const noteAddress = (orderId: string, noteId: string, role: Role): string =>
  `${orderAddress(orderId, role, 'chat')}&${noteParameter}=${noteId}`;
