import { isAdministrator, type Role } from '@portal/contracts/kernel';

/** Query parameter: area whose part beside the order opens. */
export const besideParameter = 'beside';

export const noteParameter = 'note';

/** Administrators read orders in the triage. @param beside area: `chat` */
export function orderAddress(orderId: string, role: Role, beside?: string): string {
  const path = isAdministrator(role) ? `/admin/orders/${orderId}` : `/order/details/${orderId}`;
  return beside === undefined ? path : `${path}?${besideParameter}=${beside}`;
}

export const noteAddress = (orderId: string, noteId: string, role: Role): string =>
  `${orderAddress(orderId, role, 'chat')}&${noteParameter}=${noteId}`;
