import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { ordersArea } from '../index';
import type { OrdersHouse } from './orders-house';

/** A window that wide: jsdom lays nothing out, but media queries decide what is mounted. Pixels. */
export function widen(width: number): void {
  const limit = (query: string, name: string) => new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1];
  window.matchMedia = (media) => {
    const [least, most] = [limit(media, 'min'), limit(media, 'max')];
    const isAsked = least !== undefined || most !== undefined;
    const matches = isAsked && width >= Number(least ?? 0) && width <= Number(most ?? Infinity);
    const quiet = () => undefined;
    const listeners = {
      addEventListener: quiet,
      removeEventListener: quiet,
      addListener: quiet,
      removeListener: quiet,
    };
    return { media, matches, onchange: null, dispatchEvent: () => false, ...listeners };
  };
}

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
