import type { Page } from '@playwright/test';
import { askThePortal } from './ask-the-portal';

type Record = { readonly id: string | number; readonly link: string; readonly has_file: boolean };

export const ask = (page: Page, path: string) => askThePortal<Record[]>(page, path);

export const firstResource = async (page: Page) =>
  (await ask(page, 'resource?size=50&status=1')).find(
    (piece) => piece.has_file && piece.link.startsWith('/nacional'),
  );

/** The newest order with messages, chat open. */
export async function talkedAbout(page: Page, screen: string) {
  for (const { id } of await ask(page, 'order?size=50')) {
    if ((await ask(page, `order/comments/${id}`)).length > 1) return `${screen}/${id}?beside=chat`;
  }
  throw new Error('no order has messages');
}
export async function monthWithReports(page: Page) {
  const [month] = await askThePortal<{ month_formatted: string }[]>(page, 'partner/report/months');
  return `/partner/reports/${month?.month_formatted}`;
}
/** New and unassigned. */
export async function freeOrder(page: Page, screen: string) {
  const orders = await askThePortal<(Record & { assignee_id: number | null })[]>(
    page,
    'order?status=1&size=50',
  );
  return `${screen}/${orders.find((order) => order.assignee_id === null)?.id}`;
}
/** Simulates a change by another device. */
export async function noteOnCart(page: Page) {
  const { user } = await askThePortal<{ user: { id: number } }>(page, 'init');
  const notices = (['changed', 'stays', 'removed', 'ordered'] as const).map((kind, index) => ({
    id: String(index),
    kind,
    name: 'Vinilo de escaparate de la campaña de primavera 100 × 150 cm',
    orderId: kind === 'ordered' ? '5f3c' : null,
    lost: kind === 'changed' || kind === 'removed' ? {} : null,
  }));
  const device = JSON.stringify({
    device: 'a'.repeat(16),
    version: 0,
    told: 0,
    known: {},
    ordered: [],
    notices,
  });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `cart-device-${user.id}`,
    device,
  ] as const);
  await page.reload();
  await page
    .getByText(/primavera/)
    .first()
    .waitFor();
}
interface Order extends Record {
  readonly quote: string | null;
  readonly proofs_waiting: number;
  readonly pieces_ready: number;
}

/** The newest order of which this is true. */
export async function orderWith(page: Page, screen: string, isMeant: (order: Order) => boolean) {
  const orders = await askThePortal<Order[]>(page, 'order?size=100');
  return `${screen}/${orders.find(isMeant)?.id}`;
}
