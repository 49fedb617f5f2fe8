import type { CartProblem } from './cart-problems';

/** Where the units, the invoice and the delivery of an entry are filled in. */
export const deliveryId = (entry: string) => `delivery-${entry}`;
/** Where the order of a restaurant is filled in. */
export const groupId = (restaurant: number) => `order-of-${restaurant}`;

/** Controls of a field: text by its name, cards by a name that begins with it, because each group's is its own. */
const controlsOf = (field: string) => `[name="${field}"], [name^="${field}"]`;

/** Leads the focus to the control that a problem is about. */
export function focusProblem({ entry, field, restaurant }: CartProblem): void {
  const within = document.getElementById(entry === undefined ? groupId(restaurant) : deliveryId(entry));
  const control = within?.querySelector<HTMLElement>(controlsOf(field));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
