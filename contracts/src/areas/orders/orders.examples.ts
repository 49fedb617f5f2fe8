import type { z } from 'zod';
import type { World } from '../../example-world';
import { type DocumentOf, type EventNamed, type ExamplesOf, type Market, marketRecords } from '../../kernel';
import { aCompleteEntry, anEntry, aReusedArt } from '../cart';
import type { answerTimeQueries, OrderDetail, orderQueries } from './order-lists.contract';
import type { countedOrders } from './order-views.contract';
import type { orderCommands, orderDownloads, orderInput } from './orders.contract';
import type { orderEvents } from './orders.events';
import { type OrderedItem, toOrderItem } from './order-item.rules';
import { noNeededDay } from './needed-by.rules';
import { newProgress } from './order-work.rules';
import type { orderWorkCommands, orderWorkQueries } from './order-work.contract';
import type { ownOrderCommands } from './own-order.contract';
import type { proofCommands, proofDownloads, proofUploads } from './proof.contract';
import type { quoteCommands } from './quote.contract';
import type { quoteEvents } from './quote.events';
import type { QuoteLine } from './quote.rules';

export type OrderInput = z.output<typeof orderInput> & { restaurant_id: number };

export function anOrderInput(market: Market, overrides: Partial<OrderInput> = {}): OrderInput {
  return {
    restaurant_id: 1,
    contact_name: 'Nuria Vidal',
    contact_email: `nuria.vidal@${marketRecords[market].corporateDomain}`,
    contact_phone: '600 123 456',
    comments: '',
    needed_by: '',
    items: [toOrderItem(aCompleteEntry(market))],
    ...overrides,
  };
}

export function anOrderedItem(market: Market, overrides: Partial<OrderedItem> = {}): OrderedItem {
  return {
    ...toOrderItem(aCompleteEntry(market)),
    filename: 'Menú del día',
    reference: 'REF-0001',
    image: '/api/resource/1/thumb?v=1',
    link: '/nacional/menus/menu-del-dia',
    billed_to: { id: 1, name: '101 - Gran Vía' },
    shipped_to: { id: 1, name: '101 - Gran Vía' },
    custom_file_name: '',
    as_it_is: false,
    art: null,
    ...overrides,
  };
}

export function anOrder(market: Market, overrides: Partial<OrderDetail> = {}): OrderDetail {
  const { date = '2026-11-20T08:30:00.000Z', user_name = 'Carmen Ruiz' } = overrides;
  const items = [anOrderedItem(market)];
  return {
    id: '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11',
    number: 7,
    name: 'Menú del día',
    date,
    status: 1,
    status_date: date,
    version: 0,
    user_id: 7,
    user_name,
    contact_name: 'Nuria Vidal',
    contact_email: `nuria.vidal@${marketRecords[market].corporateDomain}`,
    contact_phone: '600 123 456',
    restaurant_id: 1,
    restaurant_site: '101',
    restaurant_name: 'Gran Vía',
    restaurant_razon: 'Gran Vía Restauración SL',
    assignee_id: null,
    assignee_name: '',
    assignee_version: 0,
    content_version: 0,
    item_count: items.length,
    needed_by: '',
    needed_on: '',
    needed_version: 0,
    risk: null,
    turn: 'agency',
    turn_since: date,
    quote: null,
    proofs_waiting: 0,
    pieces_ready: 0,
    previews: items.map(({ image }) => image),
    item_names: items.map(({ filename }) => filename),
    comments: '',
    reference: '',
    link: '',
    items,
    images: [],
    history: [{ status: 1, at: date, by: user_name, role: 1 }],
    ...overrides,
  };
}

export const aQuoteLine = (market: Market, overrides: Partial<QuoteLine> = {}): QuoteLine => ({
  text: 'Vinilo 100 × 70 cm',
  units: 4,
  unit_price: 1250,
  vat_rate: marketRecords[market].vatRates[0],
  ...overrides,
});

type QuoteSent = EventNamed<typeof quoteEvents, 'QuoteSent'>;

/** The first of `anOrderPlaced`: 50 € and VAT, until the end of the year. */
export const aQuoteSent = (overrides: Partial<QuoteSent['data']> = {}, note = ''): QuoteSent => ({
  type: 'QuoteSent',
  data: {
    orderId: '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11',
    restaurantId: 1,
    version: 1,
    lines: [aQuoteLine('ES')],
    total: 6050,
    validUntil: '2026-12-31',
    expiresAt: '2026-12-31T22:59:59.999Z',
    ...overrides,
  },
  personal: { subject: 'user-1', value: { note } },
});

/** What an order's document has before the agency sends something. */
export const withoutWork = (turnSince: string, pieces = 1) => ({
  neededBy: '',
  neededVersion: 0,
  neededOn: noNeededDay,
  kinds: ['4-print'],
  progress: newProgress(pieces),
  turn: 'agency' as const,
  turnSince,
  restaurantHours: 0,
  ready: false,
});

/** Before its delivery. */
export const aCountedOrder = (
  overrides: Partial<DocumentOf<typeof countedOrders>> = {},
): DocumentOf<typeof countedOrders> => {
  const { progress, turn, turnSince, restaurantHours } = withoutWork('2026-11-18T09:30:00.000Z');
  return {
    id: '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11',
    kinds: ['5-print'],
    placedAt: turnSince,
    answeredAt: null,
    hours: 0,
    progress,
    turn,
    turnSince,
    restaurantHours,
    day: '2026-11-18',
    restaurantId: 1,
    resourceIds: [1],
    deleted: false,
    cancelled: false,
    firstAnswer: null,
    settledOn: null,
    ...overrides,
  };
};

type Placed = EventNamed<typeof orderEvents, 'OrderPlaced'>;

export function anOrderPlaced({
  comments = '',
  items = [anOrderedItem('ES')],
  ...overrides
}: Partial<Placed['data']> & { readonly comments?: string } = {}): Placed {
  return {
    type: 'OrderPlaced',
    data: {
      orderId: '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11',
      number: 7,
      userId: 12,
      restaurantId: 1,
      restaurantSite: '101',
      restaurantName: 'Gran Vía',
      restaurantRazon: 'Gran Vía Restauración SL',
      reference: 'otoño',
      link: '/cart',
      status: 1,
      neededBy: '',
      items: items.map((item) => ({ ...item, custom_ship: '' })),
      images: [],
      ...overrides,
    },
    personal: {
      subject: 'user-12',
      value: {
        contactName: 'Nuria Vidal',
        contactEmail: 'nuria.vidal@es.chain.example',
        contactPhone: '600 123 456',
        comments,
        customShips: items.map(({ custom_ship }) => custom_ship),
      },
    },
  };
}

const placesOf = ({ restaurantId, resourceId }: World) => ({
  billed: restaurantId,
  shipped: restaurantId,
  resource_id: resourceId,
});

/** The first piece of `artOrderId` again. */
function printedItem(world: World) {
  const files = [{ key: world.artFileKey, filename: 'cartel.pdf', contentType: 'application/pdf' }];
  const art = aReusedArt({ order_id: world.artOrderId, files });
  const { to } = aCompleteEntry(world.market);
  return { ...toOrderItem(anEntry({ to, units: 2, units_scale: '2', art })), ...placesOf(world) };
}

/** Adapted, and printed from finished art where there is some. */
const order = (world: World) => {
  const { items, ...rest } = anOrderInput(world.market, { restaurant_id: world.restaurantId });
  const files = { custom_file: world.uploadKey, images: [world.imageKey] };
  return {
    ...rest,
    items: [
      ...items.map((item) => ({ ...item, ...placesOf(world), ...files })),
      ...(world.artFileKey === '' ? [] : [printedItem(world)]),
    ],
  };
};

export const ordersExamples: ExamplesOf<
  typeof orderCommands &
    typeof ownOrderCommands &
    typeof orderWorkCommands &
    typeof quoteCommands &
    typeof proofCommands &
    typeof orderQueries &
    typeof orderWorkQueries &
    typeof answerTimeQueries &
    typeof proofUploads &
    typeof orderDownloads &
    typeof proofDownloads,
  World
> = {
  PlaceOrder: (world) => ({ order: order(world), reference: 'REF-0001', link: '/cart' }),
  ChangeOrderStatus: ({ orderId }) => ({ id: orderId, status: 2 }),
  AssignOrder: ({ orderId, userId }) => ({ id: orderId, user_id: userId }),
  CancelOwnOrder: ({ orderId }) => ({ id: orderId }),
  ChangeOwnOrder: (world) => {
    const { items: _items, restaurant_id: _restaurant, ...contact } = anOrderInput(world.market);
    return { id: world.orderId, ...contact, comments: 'Con prisa' };
  },
  ChangeNeededBy: ({ orderId, dayAhead }) => ({
    id: orderId,
    needed_by: dayAhead,
    items: [{ at: 0, needed_by: dayAhead }],
    reason: 'Se aplaza la campaña',
  }),
  SendQuote: ({ orderId, market, dayAhead }) => ({
    id: orderId,
    lines: [aQuoteLine(market)],
    valid_until: dayAhead,
  }),
  AcceptQuote: ({ workOrderId }) => ({ id: workOrderId, quote: 1 }),
  RefuseQuote: ({ workOrderId }) => ({ id: workOrderId, quote: 1, reason: 'Demasiado caro' }),
  AskAboutQuote: ({ workOrderId }) => ({ id: workOrderId, quote: 1, question: '¿Incluye el envío?' }),
  AnswerQuestion: ({ askedOrderId }) => ({ id: askedOrderId, quote: 1, answer: 'Sí' }),
  SendProof: ({ orderId, proofUploadKey }) => ({ id: orderId, at: 0, files: [proofUploadKey] }),
  AddProofRemark: ({ workOrderId, proofFileKey }) => ({
    id: workOrderId,
    at: 0,
    proof: 1,
    file: proofFileKey,
    page: 1,
    x: 500,
    y: 250,
    text: 'El precio es 5,95 €',
  }),
  RemoveProofRemark: ({ workOrderId, remarkId }) => ({ id: workOrderId, at: 0, remark_id: remarkId }),
  RequestProofChanges: ({ workOrderId }) => ({ id: workOrderId, at: 0, proof: 1, text: 'Otro precio' }),
  ApproveProofs: ({ workOrderId }) => ({ id: workOrderId, pieces: [{ at: 0, proof: 1 }] }),
  AddFinalArt: ({ orderId, proofUploadKey }) => ({ id: orderId, at: 0, files: [proofUploadKey] }),
  DownloadArt: ({ artOrderId }) => ({ id: artOrderId }),
  UploadProof: () => ({}),
  GetOrderWork: ({ workOrderId }) => ({ id: workOrderId }),
  OpenProofFile: ({ workOrderId, proofFileKey }) => ({ id: workOrderId, key: proofFileKey }),
  OpenArt: ({ artTicket }) => ({ ticket: artTicket }),
  CountTurns: () => ({}),
  DeleteOrder: ({ orderId }) => ({ id: orderId }),
  RestoreOrder: ({ orderId }) => ({ id: orderId }),
  AttachOrderImages: ({ orderId, imageKey }) => ({ id: orderId, image: [imageKey] }),
  ListOrders: ({ restaurantId }) => ({ restaurant_id: restaurantId, status: [1, 2], size: 10 }),
  CountOrders: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  ListAssignees: () => ({}),
  GetWorkload: () => ({}),
  ListAnswerTimes: () => ({}),
  GetOrder: ({ orderId }) => ({ id: orderId }),
  OpenOrderFile: ({ orderId, orderFileKey }) => ({ id: orderId, key: orderFileKey }),
  OpenOrderPaper: ({ orderId }) => ({ id: orderId }),
};
