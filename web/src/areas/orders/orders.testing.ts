import {
  anOrder as aPlacedOrder,
  orderCommands,
  type OrderDetail,
  orderQueries,
  type OrderStatus,
  orderStatuses,
  orderWorkCommands,
  type OrderWork,
  orderWorkQueries,
  type Quote,
  quoteCommands,
  type QuoteLine,
  quoteTotals,
} from '@portal/contracts/areas/orders';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Role } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, refuse, screen, screenKit, someTables, textsOf, within } from '#testing/screen-kit';
import { ordersArea } from './index';
import { triageTexts } from './texts';

export { widen } from '#testing/widen';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const anOrder = (number: number, facts: Partial<OrderDetail> = {}): OrderDetail => {
  const date = `2026-11-${String(number).padStart(2, '0')}T08:30:00.000Z`;
  return aPlacedOrder('ES', {
    id: idOf(number),
    number,
    date,
    contact_name: `Nuria Vidal ${number}`,
    pieces_ready: 1,
    ...facts,
  });
};

const assignees = [
  { id: 7, name: 'Carmen Ruiz' },
  { id: 8, name: 'Berta Gil' },
];

type Rows = {
  get: (id: string) => OrderDetail | undefined;
  patch: (id: string, facts: Partial<OrderDetail>) => unknown;
};

function withAssignees(api: ReturnType<typeof fakeApi>, orders: Rows) {
  api
    .on(orderQueries.ListAssignees, () => assignees)
    .on(orderCommands.AssignOrder, ({ id, user_id, version }) => {
      const order = orders.get(id);
      if (order === undefined) return refuse('order_not_found', { status: 404 });
      if (version !== order.assignee_version) return refuse('conflict', { status: 409 });
      const name = assignees.find((person) => person.id === user_id)?.name ?? '';
      const assignee_version = order.assignee_version + 1;
      orders.patch(id, { assignee_id: user_id || null, assignee_name: name, assignee_version });
      return { id, user_id, name, version: assignee_version };
    });
}

function withDays(api: ReturnType<typeof fakeApi>, orders: Rows & { readonly rows: readonly OrderDetail[] }) {
  api
    .on(orderQueries.CountTurns, ({ restaurant_id: id }) => {
      const rows = orders.rows.filter((order) => id === undefined || order.restaurant_id === id);
      const having = (turn: string) => rows.filter((order) => order.turn === turn).length;
      const ready = rows.filter(({ pieces_ready: pieces }) => pieces > 0).length;
      return { agency: having('agency'), restaurant: having('restaurant'), ready };
    })
    .on(orderWorkCommands.ChangeNeededBy, ({ id, needed_by, items, reason, version }) => {
      const order = orders.get(id);
      if (order === undefined) return refuse('order_not_found', { status: 404 });
      const { needed_version: current, status, history } = order;
      if (version !== current)
        return refuse('conflict', { status: 409, details: { current_version: current } });
      const pieces = items.map(({ at }) => at);
      const step = { status, at: '2026-11-20T10:00:00.000Z', by: 'Adela Mínguez', role: 2 };
      orders.patch(id, {
        needed_by,
        needed_on: needed_by,
        needed_version: current + 1,
        items: order.items.map((item, place) => ({
          ...item,
          needed_by: items.find(({ at }) => at === place)?.needed_by ?? item.needed_by,
        })),
        history: [...history, { ...step, kind: 'needed', needed_by, pieces, reason }],
      });
      return { id, version: current + 1 };
    });
}

export function ordersApi(rows: readonly OrderDetail[], role: Role = 2) {
  const api = fakeApi().signedIn({ type: role });
  const orders = api.collection(orderQueries.ListOrders, rows, {
    search: ['contact_name'],
    filters: {
      assignee: ({ assignee_id: id }, whose) =>
        whose === 'nobody' ? id === null : id === (whose === 'me' ? 7 : Number(whose)),
      from: ({ date }, day) => date.slice(0, 10) >= day,
      to: ({ date }, day) => date.slice(0, 10) <= day,
      needed_from: ({ needed_on: needed }, day) => needed !== '' && needed >= day,
      needed_to: ({ needed_on: needed }, day) => needed !== '' && needed <= day,
      ready: ({ pieces_ready: pieces }, isReady) => pieces > 0 === isReady,
    },
    get: { query: orderQueries.GetOrder, missing: 'order_not_found' },
    count: { query: orderQueries.CountOrders, by: 'status', values: orderStatuses.map(({ id }) => id) },
  });

  function setStatus(id: string, status: OrderStatus, by = 'Adela Mínguez') {
    const at = '2026-11-20T10:00:00.000Z';
    const history = [...(orders.get(id)?.history ?? []), { status, at, by, role: 2 }];
    return orders.patch(id, { status, status_date: at, history });
  }

  const deleted = new Map<string, OrderDetail>();
  api
    .on(sessionQueries.GetTables, ({ language = 'CAST' }) =>
      someTables({ order_status: orderStatuses.map(({ id, label }) => ({ id, name: label[language] })) }),
    )
    .on(orderCommands.ChangeOrderStatus, ({ id, status, version }) =>
      (version ?? orders.get(id)?.version) === orders.get(id)?.version
        ? setStatus(id, status)
        : refuse('conflict', { status: 409 }),
    )
    .on(orderCommands.DeleteOrder, ({ id }) => {
      const order = orders.get(id);
      if (order === undefined) return refuse('order_not_found', { status: 404 });
      deleted.set(id, order);
      orders.remove(id);
      return { id };
    })
    .on(orderCommands.RestoreOrder, ({ id }) => {
      const order = deleted.get(id);
      return order === undefined ? refuse('order_not_found', { status: 404 }) : orders.add(order);
    });
  withAssignees(api, orders);
  withDays(api, orders);
  return { api, orders, setStatus };
}
const berta = { at: '2026-11-20T09:00:00.000Z', name: 'Berta Gil', side: 'agency' } as const;
export const carmen = { at: '2026-11-21T09:00:00.000Z', name: 'Carmen Ruiz', side: 'restaurant' } as const;

export const aQuote = (lines: readonly QuoteLine[], facts: Partial<Quote> = {}): Quote => ({
  version: 1,
  state: 'waiting',
  lines: [...lines],
  total: quoteTotals(lines).total,
  valid_until: '2099-12-13',
  note: '',
  sent: berta,
  decided: null,
  talk: [],
  ...facts,
});

/** One order with these quotes, newest first; answers as the server does. */
export function quotedApi(
  order: OrderDetail,
  quotes: readonly Quote[],
  { role = 1, mayApprove = true }: { role?: Role; mayApprove?: boolean } = {},
) {
  const fake = ordersApi([{ ...order, quote: stateIn(quotes[0]) }], role);
  const { id } = order;
  let known = quotes;
  const show = (next: readonly Quote[]) => {
    known = next;
    fake.orders.patch(id, { quote: stateIn(next[0]) });
  };
  const change = (facts: (newest: Quote) => Partial<Quote>) => {
    show(known.map((quote, place) => (place === 0 ? { ...quote, ...facts(quote) } : quote)));
    return { id, quote: known[0]?.version ?? 0, state: stateIn(known[0]) ?? 'waiting' };
  };
  fake.api
    .on(orderWorkQueries.GetOrderWork, (): OrderWork => ({
      id,
      quotes: [...known],
      pieces: [],
      downloads: [],
      may_approve: mayApprove,
    }))
    .on(quoteCommands.SendQuote, ({ lines, valid_until, note, version }) => {
      const newest = known[0]?.version ?? 0;
      if (version !== undefined && version !== newest) {
        return refuse('conflict', {
          status: 409,
          details: { current_version: newest, changed_by_name: berta.name },
        });
      }
      const superseded = known.map((quote) => ({ ...quote, state: 'superseded' as const }));
      show([aQuote(lines, { version: newest + 1, valid_until, note }), ...superseded]);
      return { id, quote: newest + 1, state: 'waiting' as const };
    })
    .on(quoteCommands.AcceptQuote, () =>
      change(() => ({ state: 'accepted', decided: { ...carmen, text: '' } })),
    )
    .on(quoteCommands.RefuseQuote, ({ reason }) =>
      change(() => ({ state: 'refused', decided: { ...carmen, text: reason } })),
    )
    .on(quoteCommands.AskAboutQuote, ({ question }) =>
      change(({ talk }) => ({ state: 'asked', talk: [...talk, { ...carmen, text: question }] })),
    )
    .on(quoteCommands.AnswerQuestion, ({ answer }) =>
      change(({ talk }) => ({ state: 'waiting', talk: [...talk, { ...berta, text: answer }] })),
    );
  return { ...fake, show };
}

const stateIn = (newest: Quote | undefined) =>
  newest === undefined || newest.state === 'superseded' ? null : newest.state;

export type FakeOrders = ReturnType<typeof ordersApi>;

export const press = (keys: string) => userEvent.keyboard(keys);

export const sentStatuses = ({ api }: FakeOrders, number: number) =>
  api
    .callsTo(orderCommands.ChangeOrderStatus)
    .filter(({ id }) => id === idOf(number))
    .map(({ status }) => status);

const text = textsOf(triageTexts);

export async function openTriage(fake: FakeOrders, at = '/admin/orders') {
  screenKit(ordersArea)(fake, at);
  await screen.findByLabelText(text('title'), { selector: '[role=table], ul' });
  await screen.findByRole('button', { name: /Entregado · / });
  return fake;
}

export const triageTable = () => screen.getByRole('table', { name: text('title') });
export const numbersShown = () =>
  within(triageTable())
    .getAllByRole('link')
    .map((link) => /#P-\d+/.exec(link.getAttribute('aria-label') ?? '')?.[0]);
export const linkOf = (number: number) => screen.getByRole('link', { name: new RegExp(`#P-${number},`) });
export function rowOf(number: number): HTMLElement {
  const row = linkOf(number).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error(`order ${number} has no row`);
  return row;
}
