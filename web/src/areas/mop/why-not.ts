import type { SessionRestaurant } from '@portal/contracts/areas/session';

/** Why no pause can be asked for, by the server's own rules; null where one can. */
export function whyNot({
  active,
  mop_service: takesMobileOrders,
}: Pick<SessionRestaurant, 'active' | 'mop_service'>): 'closed' | 'noOrdering' | null {
  if (!active) return 'closed';
  return takesMobileOrders === true ? null : 'noOrdering';
}
export type WhyNot = NonNullable<ReturnType<typeof whyNot>>;
