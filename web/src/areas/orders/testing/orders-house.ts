import { orderStatuses } from '@portal/contracts/areas/orders';
import type { OrderDetail, OrderStatus, OrderSummary } from '@portal/contracts/areas/orders';
import { anOrderedItem } from '@portal/contracts/areas/orders';
import type { Language, Role } from '@portal/contracts/kernel';
import type { FakeAnswer, FakeCall } from '../../../testing/fake-house';
import { aSession, FakeHouse } from '../../../testing/fake-house';

/** `00000000-…-000000000007`: the id of order 7. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Order so-and-so, placed on that day of November 2026 at half past nine in Madrid. */
export const anOrder = (number: number, facts: Partial<OrderDetail> = {}): OrderDetail => {
  const date = `2026-11-${String(number).padStart(2, '0')}T08:30:00.000Z`;
  const items = [anOrderedItem('ES')];
  return {
    id: idOf(number),
    number,
    name: 'Menú del día',
    date,
    status: 1,
    status_date: date,
    user_id: 7,
    user_name: 'Carmen Ruiz',
    contact_name: `Nuria Vidal ${number}`,
    contact_email: 'nuria.vidal@es.chain.example',
    contact_phone: '600 123 456',
    restaurant_id: 1,
    restaurant_site: '101',
    restaurant_name: 'Gran Vía',
    restaurant_razon: 'Gran Vía Restauración SL',
    item_count: items.length,
    previews: items.map(({ image }) => image),
    comments: '',
    reference: '',
    link: '',
    items,
    images: [],
    history: [{ status: 1, at: date, by: 'Carmen Ruiz', role: 1 }],
    ...facts,
  };
};

const toSummary = (order: OrderDetail): OrderSummary => order;
const splitStatuses = (text: string | null) => text?.split(',').map(Number) ?? [];

/** A house that keeps some orders: lists, counts, shows, changes, deletes and restores them as the real one does. */
export class OrdersHouse extends FakeHouse {
  readonly orders = new Map<string, OrderDetail>();
  readonly #deleted = new Set<string>();
  #position = 0;

  constructor(orders: readonly OrderDetail[], role: Role = 2) {
    super();
    this.signIn(aSession({ type: role }));
    this.on('table', ({ query }) => ({ data: tables((query.get('language') ?? 'CAST') as Language) }));
    this.on('order', (call) => this.#list(call));
    this.on('order/count', () => ({ data: this.#count() }));
    orders.forEach((order) => this.place(order));
  }

  /** Another order is there from now on. */
  place(order: OrderDetail): void {
    const { id } = order;
    const missing = { error: 'order_not_found', status: 404 };
    this.orders.set(id, order);
    this.on(`order/${id}`, () => (this.#isThere(id) ? { data: this.orders.get(id) } : missing));
    this.on(`order/${id}/status`, ({ body }) => this.setStatus(id, Number(body['status']) as OrderStatus));
    this.on(`order/${id}/delete`, () => this.#done(id, () => this.#deleted.add(id)));
    this.on(`order/${id}/restore`, () => this.#done(id, () => this.#deleted.delete(id)));
  }

  /** Somebody gives an order another status. */
  setStatus(id: string, status: OrderStatus, by = 'Adela Mínguez'): FakeAnswer {
    const order = this.orders.get(id);
    if (order === undefined) return { error: 'order_not_found', status: 404 };
    const at = '2026-11-20T10:00:00.000Z';
    const history = [...order.history, { status, at, by, role: 2 }];
    this.orders.set(id, { ...order, status, status_date: at, history });
    return this.#done(id, () => undefined, { id, status });
  }

  /** What was asked of the list, newest last. */
  get listed(): readonly Readonly<Record<string, string>>[] {
    return this.callsTo('order').map(({ query }) => Object.fromEntries(query));
  }

  readonly #isThere = (id: string) => this.orders.has(id) && !this.#deleted.has(id);

  #done(id: string, change: () => unknown, data: object = { id }): FakeAnswer {
    change();
    this.#position += 1;
    return { data, more: { position: this.#position } };
  }

  #list({ query }: FakeCall): FakeAnswer {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 25)];
    const statuses = splitStatuses(query.get('status'));
    const found = [...this.orders.values()]
      .filter(({ id }) => this.#isThere(id))
      .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
      .filter(({ contact_name: name }) => name.includes(query.get('q') ?? ''))
      .toSorted((a, b) => b.number - a.number);
    const rows = found.slice((page - 1) * size, page * size).map(toSummary);
    return { data: rows, more: { total: found.length } };
  }

  #count(): Record<string, number> {
    const there = [...this.orders.values()].filter(({ id }) => this.#isThere(id));
    const countOf = (status: number) => there.filter((order) => order.status === status).length;
    return Object.fromEntries(orderStatuses.map(({ id }) => [String(id), countOf(id)]));
  }
}

const none: readonly never[] = [];
const tables = (language: Language) => ({
  language: none,
  resource_type: none,
  restaurant_type: none,
  restaurant_region: none,
  province: none,
  order_status: orderStatuses.map(({ id, label }) => ({ id, name: label[language] })),
});
