import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type DomainEvent, Role } from '@portal/contracts';
import {
  anOrderedItem,
  anOrderPlaced,
  aQuoteSent,
  noNeededDay,
  type orders,
  type OrderStatus,
  withoutWork,
} from '@portal/contracts/areas/orders';
import { type GivenEvent, projecting } from '@portal/platform/testing/projection-kit';
import { ordersProjection } from './orders.projection';

const placed = anOrderPlaced({ images: ['a'] });
const { orderId, neededBy: _day, ...facts } = placed.data;
const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-20T11:00:00.000Z';

const document: DocumentOf<typeof orders> = {
  ...facts,
  id: orderId,
  name: 'Menú del día',
  date: at,
  statusChangedAt: at,
  version: 0,
  contactName: 'Nuria Vidal',
  contactEmail: 'nuria.vidal@es.chain.example',
  contactPhone: '600 123 456',
  comments: '',
  itemCount: 1,
  resourceIds: [1],
  references: ['REF-0001'],
  history: [{ status: 1, at, by: 12, role: Role.Franchisee, position: 1 }],
  deleted: false,
  numberText: '7',
  assigneeId: null,
  assigneeVersion: 0,
  contentVersion: 0,
  ...withoutWork(at),
};

const erasedPerson = { contactName: '', contactEmail: '', contactPhone: '' };

const moved = (from: OrderStatus, to: OrderStatus, when: string) => ({
  type: 'OrderStatusChanged' as const,
  data: { orderId, restaurantId: 1, from, to },
  metadata: { at: when, role: Role.Administrator, actor: 'user-1' },
});
const changed = moved(1, 3, later);

describe('the view of orders', () => {
  it('[R-ORD-02] [R-ORD-05] holds an order with its items, contact and history', async () => {
    await projecting(ordersProjection).given([placed]).thenDocument(orderId, document);
  });

  it('[S18] shows what was sealed, and nothing of erased people', async () => {
    const [item] = facts.items.map((each) => ({ ...each, custom_ship: 'Rua Nova 7' }));
    const written = { comments: 'Con prisa', items: item ? [item] : [] };
    const sealed = anOrderPlaced({ ...written, images: ['a'] });
    await projecting(ordersProjection)
      .given([sealed])
      .thenDocument(orderId, { ...document, ...written });
    const erased = { ...sealed, personal: { subject: 'user-12', value: null } };
    await projecting(ordersProjection)
      .given([erased])
      .thenDocument(orderId, { ...document, ...erasedPerson });
  });

  it('[R-ORD-17] [R-ORD-19] adds each status with who and when', async () => {
    const history = [
      ...document.history,
      { status: 3, at: later, by: 1, role: Role.Administrator, position: 2 },
    ];
    await projecting(ordersProjection)
      .given([placed, changed])
      .thenDocument(orderId, { ...document, status: 3, statusChangedAt: later, version: 1, history });
  });

  it('[R-ORD-16] holds who has an order, who gave it to them, and who gave it back', async () => {
    const given = (from: number | null, to: number | null, actor: string) => ({
      type: 'OrderAssigned' as const,
      data: { orderId, restaurantId: 1, from, to },
      metadata: { at: later, role: Role.Administrator, actor },
    });
    const step = { status: 1, at: later, role: Role.Administrator, kind: 'assigned' } as const;
    await projecting(ordersProjection)
      .given([placed, given(null, 2, 'user-1'), given(2, null, 'user-2')])
      .thenDocument(orderId, {
        ...document,
        assigneeVersion: 2,
        history: [
          ...document.history,
          { ...step, by: 1, assigneeId: 2, position: 2 },
          { ...step, by: 2, assigneeId: null, position: 3 },
        ],
      });
  });

  it('[R-ORD-20] adds pictures behind those that came with the order', async () => {
    const attached = {
      type: 'OrderImagesAttached',
      data: { orderId, restaurantId: 1, images: ['b'] },
    } as const;
    await projecting(ordersProjection)
      .given([placed, attached])
      .thenDocument(orderId, { ...document, images: ['a', 'b'] });
  });

  it('[R-ORD-21] marks a deleted order and gives it back', async () => {
    const place = { data: { orderId, restaurantId: 1 } };
    const deleted = { type: 'OrderDeleted', ...place } as const;
    const restored = { type: 'OrderRestored', ...place } as const;
    await projecting(ordersProjection)
      .given([placed, deleted])
      .thenDocument(orderId, { ...document, deleted: true });
    await projecting(ordersProjection).given([placed, deleted, restored]).thenDocument(orderId, document);
  });

  it('[S18] keeps an order whose person was erased, without the person', async () => {
    const erased = { ...placed, personal: { subject: 'user-12', value: null } };
    await projecting(ordersProjection)
      .given([erased])
      .thenDocument(orderId, { ...document, ...erasedPerson });
  });

  it('is not there for an order that was never placed', async () => {
    await projecting(ordersProjection).given([changed]).thenNoDocument(orderId);
  });
});

type OrderDocument = DocumentOf<typeof orders>;

/** Events at whole hours of Friday 20 November, from 10:30 in the market. */
const hour = (hours: number, minutes = 30) =>
  new Date(Date.parse('2026-11-20T09:00:00.000Z') + hours * 3_600_000 + minutes * 60_000).toISOString();
const of = { orderId, restaurantId: 1 };
const agency = (at: string) => ({ metadata: { at, role: Role.Administrator, actor: 'user-1' } });
const restaurant = (at: string) => ({ metadata: { at, role: Role.Manager, actor: 'user-13' } });
const sealed = (text: string) => ({ personal: { subject: 'user-13', value: { text } } });
const file = { key: 'a'.repeat(32), filename: 'menu.pdf', bytes: 9, contentType: 'application/pdf' };
const two = anOrderPlaced({ items: [anOrderedItem('ES'), anOrderedItem('ES', { resource_type: 11 })] });

const quoted = (at: string, version = 1) => ({ ...aQuoteSent({ version }), ...agency(at) });
const answeredQuote = (type: 'QuoteAccepted' | 'QuoteExpired', at: string, version = 1) => ({
  type,
  data: { ...of, version },
  ...restaurant(at),
});
const talk = (type: 'QuoteQuestioned' | 'QuoteAnswered' | 'QuoteRefused', at: string) => ({
  type,
  data: { ...of, version: 1 },
  ...sealed('¿Incluye el envío?'),
  ...restaurant(at),
});
const proofSent = (piece: number, at: string, version = 1) => ({
  type: 'ProofSent' as const,
  data: { ...of, at: piece, version, files: [file] },
  personal: { subject: 'user-1', value: { note: '' } },
  ...agency(at),
});
const changesAsked = (piece: number, at: string) => ({
  type: 'ProofChangesRequested' as const,
  data: { ...of, at: piece, version: 1 },
  ...sealed('Otro precio'),
  ...restaurant(at),
});
const approved = (at: string, ...pieces: readonly { at: number; version: number }[]) => ({
  type: 'ProofsApproved' as const,
  data: { ...of, pieces: [...pieces] },
  ...restaurant(at),
});
const dayChanged = (to: string, items: { at: number; needed_by: string }[], reason: string | null) => ({
  type: 'NeededByChanged' as const,
  data: { ...of, from: '', to, items },
  personal: { subject: 'user-13', value: reason === null ? null : { reason } },
  ...restaurant(later),
});

const after = async (...events: readonly GivenEvent<DomainEvent>[]) => {
  const documents = await projecting(ordersProjection)
    .given([two, ...events])
    .documents();
  return documents.get(orderId) as unknown as OrderDocument;
};
const turnAfter = async (...events: readonly GivenEvent<DomainEvent>[]) => {
  const { turn, turnSince, restaurantHours } = await after(...events);
  return [turn, turnSince, restaurantHours];
};

describe('the day by which an order is needed', () => {
  const items = [
    anOrderedItem('ES', { needed_by: '2026-12-04' }),
    anOrderedItem('ES', { needed_by: '2026-12-02' }),
  ];
  const dated = (neededBy: string) => anOrderPlaced({ neededBy, items });
  const daysOf = async (...events: readonly GivenEvent<DomainEvent>[]) => {
    const documents = await projecting(ordersProjection).given(events).documents();
    const order = documents.get(orderId) as unknown as OrderDocument;
    return [order.neededBy, order.neededOn, order.items.map(({ needed_by }) => needed_by)];
  };

  it('[R-ORD-11] is the earliest of the order and its pieces, for sorting and filtering', async () => {
    expect(await daysOf(dated('2026-12-10'))).toEqual([
      '2026-12-10',
      '2026-12-02',
      ['2026-12-04', '2026-12-02'],
    ]);
    expect(await daysOf(dated('2026-12-01'))).toEqual([
      '2026-12-01',
      '2026-12-01',
      ['2026-12-04', '2026-12-02'],
    ]);
    expect(await daysOf(dated(''))).toEqual(['', '2026-12-02', ['2026-12-04', '2026-12-02']]);
    expect(await daysOf(two)).toEqual(['', noNeededDay, ['', '']]);
  });

  it('[R-ORD-19] [R4] changes with who, when and why, and has a version of its own', async () => {
    const change = dayChanged('2026-12-11', [{ at: 1, needed_by: '' }], 'Se aplaza la campaña');
    expect(await daysOf(dated('2026-12-10'), change)).toEqual([
      '2026-12-11',
      '2026-12-04',
      ['2026-12-04', ''],
    ]);
    const order = await after(
      moved(1, 2, later),
      dayChanged('', [{ at: 1, needed_by: '2026-12-09' }], 'Feria'),
    );
    expect(order).toMatchObject({ neededBy: '', neededOn: '2026-12-09', neededVersion: 2, version: 1 });
    expect(order.history.at(-1)).toEqual({
      status: 2,
      at: later,
      by: 13,
      role: Role.Manager,
      kind: 'needed',
      pieces: [1],
      needed_by: '',
      reason: 'Feria',
      position: 3,
    });
  });

  it('[S18] loses the reason of a person who was erased', async () => {
    expect((await after(dayChanged('2026-12-11', [], null))).history.at(-1)).toMatchObject({ reason: '' });
  });
});

describe('quotes and proofs in the view of orders', () => {
  it('[R-ORD-19] are steps of the history, with version and pieces', async () => {
    const { history, progress, ready, status, version } = await after(
      quoted(hour(1)),
      talk('QuoteQuestioned', hour(2)),
      talk('QuoteAnswered', hour(3)),
      answeredQuote('QuoteAccepted', hour(4)),
      proofSent(1, hour(5)),
      changesAsked(1, hour(6)),
      proofSent(1, hour(7), 2),
      proofSent(0, hour(7)),
      approved(hour(8), { at: 0, version: 1 }, { at: 1, version: 2 }),
    );
    expect(history.slice(1).map((step) => [step.kind, step.version, step.pieces, step.by, step.at])).toEqual([
      ['quote-sent', 1, undefined, 1, hour(1)],
      ['quote-questioned', 1, undefined, 13, hour(2)],
      ['quote-answered', 1, undefined, 13, hour(3)],
      ['quote-accepted', 1, undefined, 13, hour(4)],
      ['proof-sent', 1, [1], 1, hour(5)],
      ['proof-changes', 1, [1], 13, hour(6)],
      ['proof-sent', 2, [1], 1, hour(7)],
      ['proof-sent', 1, [0], 1, hour(7)],
      ['proof-approved', undefined, [0, 1], 13, hour(8)],
    ]);
    expect({ progress, ready, status, version }).toEqual({
      progress: {
        quote: { version: 1, state: 'accepted' },
        pieces: [
          { proof: 1, state: 'approved', hasArt: true },
          { proof: 2, state: 'approved', hasArt: true },
        ],
      },
      ready: true,
      status: 1,
      version: 0,
    });
  });

  it('know the state of the newest quote only', async () => {
    const quoteAfter = async (...events: readonly GivenEvent<DomainEvent>[]) =>
      (await after(quoted(hour(1)), ...events)).progress.quote;
    expect(await quoteAfter(answeredQuote('QuoteExpired', hour(2)))).toEqual({
      version: 1,
      state: 'expired',
    });
    expect(await quoteAfter(talk('QuoteRefused', hour(2)))).toEqual({ version: 1, state: 'refused' });
    expect(await quoteAfter(answeredQuote('QuoteAccepted', hour(2)), quoted(hour(3), 2))).toEqual({
      version: 2,
      state: 'waiting',
    });
  });

  it('are ready as soon as one piece has finished art, final files without a proof as well', async () => {
    const final = {
      type: 'FinalArtAdded' as const,
      data: { ...of, at: 0, files: [file] },
      ...agency(hour(1)),
    };
    expect((await after(proofSent(0, hour(1)))).ready).toBe(false);
    expect((await after(final)).ready).toBe(true);
    expect((await after(final)).history.at(-1)).toMatchObject({ kind: 'final-art', pieces: [0] });
  });
});

describe('whose turn it is', () => {
  it('is the agency’s first, the restaurant’s while a quote waits, and the agency’s again by its answer', async () => {
    expect(await turnAfter()).toEqual(['agency', at, 0]);
    expect(await turnAfter(quoted(hour(1)))).toEqual(['restaurant', hour(1), 0]);
    const accepted = answeredQuote('QuoteAccepted', hour(4));
    expect(await turnAfter(quoted(hour(1)), accepted)).toEqual(['agency', hour(4), 3]);
    const expired = answeredQuote('QuoteExpired', hour(4));
    expect(await turnAfter(quoted(hour(1)), expired)).toEqual(['agency', hour(4), 3]);
    const asked = [quoted(hour(1)), talk('QuoteQuestioned', hour(2))];
    expect(await turnAfter(...asked)).toEqual(['agency', hour(2), 1]);
    expect(await turnAfter(...asked, talk('QuoteAnswered', hour(5)))).toEqual(['restaurant', hour(5), 1]);
  });

  it('stays the restaurant’s until everything that waits has its answer', async () => {
    const waiting = [quoted(hour(1)), proofSent(0, hour(2)), proofSent(1, hour(3))];
    const half = [answeredQuote('QuoteAccepted', hour(4)), changesAsked(0, hour(5))];
    expect(await turnAfter(...waiting, ...half)).toEqual(['restaurant', hour(1), 0]);
    const all = approved(hour(6), { at: 1, version: 1 });
    expect(await turnAfter(...waiting, ...half, all)).toEqual(['agency', hour(6), 5]);
  });

  it('[AMB-47] [R16] counts the restaurant’s hours of working days, turn by turn', async () => {
    const monday = '2026-11-23T09:30:00.000Z';
    const rounds = [
      quoted(hour(0)),
      answeredQuote('QuoteAccepted', hour(1)),
      proofSent(0, hour(2)),
      approved(monday, { at: 0, version: 1 }),
    ];
    // Friday 11:30 to midnight, Monday from midnight to 10:30.
    expect(await turnAfter(...rounds)).toEqual(['agency', monday, 1 + 11.5 + 10.5]);
  });

  it('ends with delivery and cancellation, and continues when the order is reopened', async () => {
    const waiting = quoted(hour(1));
    expect(await turnAfter(waiting, moved(1, 4, hour(3)))).toEqual([null, hour(3), 2]);
    const reopened = [waiting, moved(1, 5, hour(3)), moved(5, 1, hour(5))];
    expect(await turnAfter(...reopened)).toEqual(['restaurant', hour(5), 2]);
    const cancelled = {
      type: 'OrderCancelledByRestaurant' as const,
      data: { ...of, from: 1 as const },
      ...restaurant(hour(3)),
    };
    expect(await turnAfter(waiting, cancelled)).toEqual([null, hour(3), 2]);
    expect(await turnAfter(moved(1, 3, hour(3)))).toEqual(['agency', at, 0]);
  });
});
