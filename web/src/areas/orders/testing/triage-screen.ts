import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { ordersArea } from '../index';
import type { OrdersHouse } from './orders-house';

export { widen } from '../../../testing/widen';

/** The triage, once its list and its counts are there. */
export async function openTriage(house: OrdersHouse, at = '/admin/orders') {
  const app = renderApp({ house, areas: [ordersArea], at });
  await screen.findByRole('table', { name: 'Pedidos' });
  await screen.findByRole('button', { name: /Entregado · / });
  return app;
}

export const triageTable = () => screen.getByRole('table', { name: 'Pedidos' });
/** The numbers that the list shows, from top to bottom. */
export const numbersShown = () =>
  within(triageTable())
    .getAllByRole('link')
    .map((link) => link.textContent);
export const linkOf = (number: number) => screen.getByRole('link', { name: new RegExp(`#P-${number},`) });
export function rowOf(number: number): HTMLElement {
  const row = linkOf(number).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error(`order ${number} stands in no row`);
  return row;
}
