import { describe, expect, it } from '@jest/globals';
import { marketRecords, reject, Role } from '@portal/contracts';
import { anOrderPlaced, aQuoteLine, orderWorkCommands, quoteCommands } from '@portal/contracts/areas/orders';
import type { CommandOutcome } from '@portal/platform/decider/command-outcome';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { orderBindings } from './orders.bindings';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const placed = anOrderPlaced({ images: ['b'] });
const id = placed.data.orderId;
const stream = `order-${id}`;
const marta = testActor(Role.Administrator, { userId: 1, restaurants: [] });
const berta = testActor(Role.Administrator, { userId: 2, restaurants: [] });
const ana = testActor(Role.Franchisee, { restaurants: [1] });
const stranger = testActor(Role.Franchisee, { userId: 14, restaurants: [9] });

async function open() {
  const events = new MemoryEventStore();
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const orders = orderBindings(
    createServices({ events, codec: plainCodec, now, market: marketRecords.ES, secrets }),
  );
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  await events.append(stream, 'no-stream', [
    await plainCodec.encode(placed, 'placed', platformMetadata('ES', now())),
  ]);
  const by = (actor: typeof ana) => ({ actor, correlationId: 'spec' });
  const types = async () => (await events.readStream(stream)).map(({ type }) => type);
  return { events, orders, runner, by, types };
}

const missing = { ok: false, rejection: reject('order_not_found') };

describe('commands on an order', () => {
  it('[R-ROL-08] find none where it is of another restaurant, and write nothing', async () => {
    const { orders, runner, by, types } = await open();
    const attach = (actor: typeof ana) =>
      runner.run(orders.AttachOrderImages, { id, image: ['b'] }, by(actor));
    // Not an upload: only ownership is checked before.
    expect(await attach(stranger)).toEqual(missing);
    expect(await attach(ana)).toEqual({ ok: false, rejection: reject('upload_not_found') });
    expect(await types()).toEqual(['OrderPlaced']);
  });
});

const lines = [aQuoteLine('ES')];

async function withQuotes() {
  const { orders, runner, by, types, events } = await open();
  const send = (actor: typeof ana, version?: number) =>
    runner.run(
      orders.SendQuote,
      { id, lines, valid_until: '2026-12-31', note: '', ...(version !== undefined && { version }) },
      by(actor),
    );
  const accept = (quote: number, actor = ana, key?: string) =>
    runner.run(
      orders.AcceptQuote,
      { id, quote },
      { ...by(actor), ...(key !== undefined && { idempotencyKey: key }) },
    );
  return { orders, runner, by, types, events, send, accept };
}

const state = (outcome: CommandOutcome) => (outcome.ok ? outcome.data : outcome);

describe('quotes of an order', () => {
  it('[R-ROL-08] are of its restaurant only', async () => {
    const { orders, runner, by, send, accept, types } = await withQuotes();
    await send(marta);
    expect(await accept(1, stranger)).toEqual(missing);
    const given = { id, quote: 1 };
    const refusal = runner.run(orders.RefuseQuote, { ...given, reason: 'No' }, by(stranger));
    expect(await refusal).toEqual(missing);
    const question = runner.run(orders.AskAboutQuote, { ...given, question: '¿?' }, by(stranger));
    expect(await question).toEqual(missing);
    expect(await types()).toEqual(['OrderPlaced', 'QuoteSent']);
  });

  it('answer with the version and what became of it', async () => {
    const { orders, runner, by, send, accept } = await withQuotes();
    expect(state(await send(marta, 0))).toEqual({ id, quote: 1, state: 'waiting' });
    const ask = runner.run(orders.AskAboutQuote, { id, quote: 1, question: '¿?' }, by(ana));
    expect(state(await ask)).toEqual({ id, quote: 1, state: 'asked' });
    const answer = runner.run(orders.AnswerQuestion, { id, quote: 1, answer: 'Sí' }, by(marta));
    expect(state(await answer)).toEqual({ id, quote: 1, state: 'waiting' });
    expect(state(await accept(1))).toEqual({ id, quote: 1, state: 'accepted' });
  });

  it('[R2] are accepted once: the same call is answered alike, another is refused', async () => {
    const { send, accept, types } = await withQuotes();
    await send(marta);
    const both = await Promise.all([accept(1, ana, 'one'), accept(1, testActor(Role.Manager), 'two')]);
    const decided = reject('quote_decided', { details: { state: 'accepted' } });
    expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, rejection: decided }]);
    const again = await accept(1, ana, 'one');
    expect(again.ok).toBe(both[0].ok);
    expect(await types()).toEqual(['OrderPlaced', 'QuoteSent', 'QuoteAccepted']);
  });

  it('[R4] conflict with a newer one that was not seen, and with nothing else', async () => {
    const { orders, runner, by, send, types } = await withQuotes();
    await send(marta, 0);
    const facts = { id, status: 3 as const };
    await runner.run(orders.ChangeOrderStatus, facts, by(berta));
    const unseen = await send(berta, 0);
    const conflict = { changedBy: 'user-1', changedAt: now().toISOString(), version: 1 };
    expect(unseen).toEqual({ ok: false, conflict });
    expect((await send(berta, 1)).ok).toBe(true);
    expect(await send(marta, 1)).toMatchObject({ conflict: { changedBy: 'user-2', version: 3 } });
    // The revision that the conflict answered, and no version at all.
    expect((await send(marta, 3)).ok).toBe(true);
    expect((await send(berta)).ok).toBe(true);
    expect((await types()).filter((type) => type === 'QuoteSent')).toHaveLength(4);
  });
});

describe('the day of an order', () => {
  it('[R4] conflicts with a change of the other side that was not seen, and with no other', async () => {
    const { orders, runner, by, send } = await withQuotes();
    const change = (actor: typeof ana, needed_by: string, version?: number) =>
      runner.run(
        orders.ChangeNeededBy,
        { id, needed_by, items: [], reason: 'Feria', ...(version !== undefined && { version }) },
        by(actor),
      );
    await send(marta);
    expect(state(await change(ana, '2026-12-04', 0))).toEqual({ id, version: 2 });
    expect(await change(marta, '2026-12-11', 0)).toMatchObject({
      conflict: { changedBy: 'user-12', version: 2, fields: ['needed_by'] },
    });
    expect(state(await change(marta, '2026-12-11', 2))).toEqual({ id, version: 3 });
    expect(await change(stranger, '2026-12-18')).toEqual(missing);
  });

  it('[R-CRT-17] has a reason, and is a day or empty', () => {
    const { input } = orderWorkCommands.ChangeNeededBy;
    const given = { id, needed_by: '2026-12-04', reason: 'Feria' };
    expect(input.parse(given)).toEqual({ ...given, items: [] });
    expect(input.safeParse({ ...given, needed_by: '' }).success).toBe(true);
    for (const wrong of [
      { reason: ' ' },
      { needed_by: '2026-02-30' },
      { items: [{ at: -1, needed_by: '' }] },
    ])
      expect(input.safeParse({ ...given, ...wrong }).success).toBe(false);
  });
});

describe('the lines of a quote on the wire', () => {
  const read = (line: object) =>
    quoteCommands.SendQuote.input.safeParse({
      id,
      lines: [{ ...aQuoteLine('ES'), ...line }],
      valid_until: '2026-12-31',
    });

  it('are texts, whole units and whole cents; nothing is below zero', () => {
    expect(read({ unit_price: 0 }).success).toBe(true);
    for (const wrong of [
      { unit_price: -1 },
      { unit_price: 12.5 },
      { unit_price: '' },
      { units: 0 },
      { units: -4 },
      { units: 1_000_001 },
      { units: 1.5 },
      { vat_rate: -1 },
      { vat_rate: 101 },
      { text: ' ' },
      { text: 'x'.repeat(201) },
    ])
      expect({ wrong, success: read(wrong).success }).toEqual({ wrong, success: false });
  });

  it('are one at least and fifty at most', () => {
    const many = (count: number) =>
      quoteCommands.SendQuote.input.safeParse({
        id,
        lines: Array.from({ length: count }, () => aQuoteLine('ES')),
        valid_until: '2026-12-31',
      }).success;
    expect([0, 1, 50, 51].map(many)).toEqual([false, true, true, false]);
  });
});
