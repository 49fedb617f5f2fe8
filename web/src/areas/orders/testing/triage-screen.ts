import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { ordersArea } from '../index';
import { triageTexts } from '../texts';
import type { FakeOrders } from './orders-api';

const text = textsOf(triageTexts);

export { widen } from '#testing/widen';

/** The triage, once its list and its counts are there. */
export async function openTriage({ api }: FakeOrders, at = '/admin/orders') {
  const app = renderApp({ api, areas: [ordersArea], at });
  // A table where there is room for columns, else a list of cards.
  await screen.findByLabelText(text('title'), { selector: '[role=table], ul' });
  await screen.findByRole('button', { name: /Entregado · / });
  return app;
}

export const triageTable = () => screen.getByRole('table', { name: text('title') });
/** The numbers that the list shows, from top to bottom. */
export const numbersShown = () =>
  within(triageTable())
    .getAllByRole('link')
    .map((link) => /#P-\d+/.exec(link.getAttribute('aria-label') ?? '')?.[0]);
export const linkOf = (number: number) => screen.getByRole('link', { name: new RegExp(`#P-${number},`) });
export function rowOf(number: number): HTMLElement {
  const row = linkOf(number).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error(`order ${number} stands in no row`);
  return row;
}
