import { afterEach, describe, expect, it } from '@jest/globals';
import {
  allEvents,
  allViews,
  type DocumentOf,
  type Language,
  type Market,
  Role,
  type ViewContract,
} from '@portal/contracts';
import { notificationSettings, orderNewsDue } from '@portal/contracts/areas/notifications';
import { mopPauses } from '@portal/contracts/areas/mop';
import { anOrderPlaced, aQuoteLine, orders } from '@portal/contracts/areas/orders';
import { openUnsubscribe } from './unsubscribe-token';
import { randomUUID } from 'node:crypto';
import { aResource, aResourceDocument, resources, ResourceStatus } from '@portal/contracts/areas/resources';
import { sections } from '@portal/contracts/areas/sections';
import { users } from '@portal/contracts/areas/users';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createMailOutbox } from '@portal/platform/mail/mail-outbox';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteOutbox } from '@portal/platform/stores/outbox/sqlite.outbox';
import type { MailContent } from '@portal/platform/stores/outbox/outbox.port';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { testClock } from '@portal/platform/testing/test-clock';
import { createWriteSide } from '../../write-side';
import {
  type Filling,
  hiddenSection,
  type MailedPerson,
  newFilesWindow,
  orderNewsWindow,
  reader,
  secrets,
  shownSection,
  start,
  tree,
} from './testing/mail-world';

async function openMailWorld(market: Market, people: readonly MailedPerson[]) {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const keys = new MemoryKeyStore();
  const codec = createEventCodec({ events: allEvents, keys });
  let views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const mails = new SqliteOutbox(':memory:', 'mail');
  const clock = testClock(start);
  const fill = (view: string, documents: readonly { id: number | string }[]) => ({
    projection: view,
    position: 1,
    writes: documents.map((document) => ({ view, id: String(document.id), document })),
  });
  /** Views are current when the batch is announced. */
  const resourcesAdded: DocumentOf<typeof resources>[] = [];
  async function show(shown: readonly MailedPerson[]): Promise<void> {
    const settings = shown.map(({ user: { id }, newFiles: mail = true, chosen = {}, language = null }) => ({
      id,
      chosen: { newFiles: { mail }, ...chosen },
      quiet: null,
      language,
      readUpTo: null,
    }));
    const persons = shown.map(({ user }) => user);
    await views.commit([
      ...[fill(users.name, persons), fill(notificationSettings.name, settings)],
      ...[fill(sections.name, tree), fill(resources.name, resourcesAdded)],
    ]);
  }
  await show(people);
  /** Views lost and rebuilt, with other people. */
  async function loseViews(found: readonly MailedPerson[]): Promise<void> {
    views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
    await show(found);
  }
  const outbox = createMailOutbox(mails, { address: 'portal@chain.example' }, clock.now);
  const troubles: unknown[] = [];
  let lastPosition = 1;

  /** One program; several in turn simulate kills. */
  async function run() {
    const side = createWriteSide({ market, events, codec, secrets, keys, now: clock.now });
    return side.startReactions({
      views,
      wakeAfter: clock.wakeAfter,
      onError: (error) => void troubles.push(error),
      onParked: (parked) => void troubles.push(parked),
      mail: {
        outbox,
        mails,
        agency: 'a@b.example',
        viewsReach: async () => true,
        publicOrigin: () => 'https://portal.chain.example',
      },
    });
  }
  async function publish(
    resourceId: number,
    language: Language = market === 'ES' ? 'CAST' : 'PT',
    section = shownSection.id,
  ) {
    const metadata = { ...platformMetadata(market, clock.now()) };
    const added = aResource({
      resourceId,
      name: `Pieza ${resourceId}`,
      url: `pieza-${resourceId}`,
      language,
      sections: [section],
    });
    resourcesAdded.push(aResourceDocument(added));
    await views.commit([{ ...fill(resources.name, resourcesAdded), position: resourcesAdded.length + 1 }]);
    const { name, url, home, category, sections, thumb } = added;
    const published = { resourceId, name, url, home, category, language, sections, thumb };
    const encode = (type: string, data: unknown) =>
      codec.encode({ type, data } as never, randomUUID(), metadata as never);
    await events.append(`resource-${resourceId}`, 'no-stream', [
      await encode('ResourceAdded', added),
      await encode('ResourcePublished', published),
    ]);
  }
  /** Known to the views, but not to the announcement. */
  async function withdraw(id: number): Promise<void> {
    const after = resourcesAdded.map((each) =>
      each.id === id ? { ...each, status: ResourceStatus.Inactive } : each,
    );
    await views.commit([{ ...fill(resources.name, after), position: after.length + 2 }]);
  }
  /** To the log and, as documents, to a view. */
  async function append(stream: string, happened: readonly object[], [view, documents]: Filling) {
    const metadata = { ...platformMetadata(market, clock.now()), actor: 'user-99' };
    const encoded = await Promise.all(
      happened.map(async (event) => codec.encode(event as never, randomUUID(), metadata as never)),
    );
    await views.commit([{ ...fill(view.name, documents), position: (lastPosition += 1) }]);
    await events.append(stream, 'no-stream', encoded);
  }
  const announced = async (type: string) =>
    (await events.readAll(0, 1_000)).filter((event) => event.type === type).length;
  async function announce(
    running: Awaited<ReturnType<typeof run>>,
    count = 1,
    [deadline, type]: readonly [string, string] = newFilesWindow,
  ): Promise<void> {
    const until = new Date(clock.now().getTime() + 11 * 60_000).toISOString();
    await clock.asleep(60_000);
    // Other deadlines sleep too: this one may begin later.
    do {
      await clock.passUntil(until, () => running.retryParked(deadline, ''));
      await new Promise((resolve) => setImmediate(resolve));
    } while ((await announced(type)) < count);
  }
  async function written(): Promise<readonly (MailContent & { id: string })[]> {
    const found = [];
    for (;;) {
      const claimed = await mails.claim('2030-01-01', '2031-01-01', true);
      if (claimed === null) return found;
      found.push(...claimed.entries.map(({ id, content }) => ({ ...content, id })));
    }
  }
  async function handled(): Promise<void> {
    const name = 'when-new-files-are-announced-then-mail-their-readers';
    const position = (await events.readAll(0, 1_000)).findLast(
      ({ type }) => type === 'NewFilesAnnounced',
    )?.position;
    while (((await mails.progressOf(name))?.position ?? 0) < (position ?? 0))
      await new Promise((resolve) => setImmediate(resolve));
  }
  async function due({ name }: ViewContract): Promise<void> {
    while ((await views.count(name, {})) === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  async function posted(count: number): Promise<void> {
    while ((await mails.stats()).waiting < count) await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    run,
    publish,
    append,
    withdraw,
    announce,
    mails: written,
    posted,
    handled,
    due,
    loseViews,
    troubles,
    events,
  };
}

const nothing = { html: '', text: '', unsubscribe: '' };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('mails about new pieces', () => {
  it('[R-ACC-15] [R-CAT-10] go to each reader once, with all of a window in the language they read', async () => {
    const portal = await openMailWorld('ES', [
      { user: reader(1) },
      { user: reader(2, { type: Role.Editor }), language: 'CAT' },
      { user: reader(3), newFiles: false },
      { user: reader(4, { active: false }) },
      { user: reader(5, { type: Role.Partner }) },
      { user: reader(6, { legal: null }) },
      { user: reader(7, { deleted: true }) },
      { user: reader(8, { email: 'not an address' }) },
    ]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.publish(1);
    await portal.publish(2);
    await portal.publish(3, 'CAT');
    await portal.announce(running);
    await portal.posted(2);
    const mails = await portal.mails();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p1@es.chain.example', '2 piezas nuevas en el portal'],
      ['p2@es.chain.example', 'Nou al portal: Pieza 3'],
    ]);
    const [first = nothing] = mails;
    expect(first.html).toContain('https://portal.chain.example/nacional/menus/pieza-1');
    expect(first.html).toContain(`cid:${'a'.repeat(32)}@thumb`);
    expect(first.text).toContain('- Pieza 2\n  https://portal.chain.example/nacional/menus/pieza-2');
    const token = /unsubscribe\/([\w.-]+)$/.exec(first.unsubscribe ?? '')?.[1] ?? '';
    expect(openUnsubscribe(secrets, token)).toEqual({ userId: 1, kind: 'newFiles' });
    expect(first.text).toContain(`https://portal.chain.example/unsubscribe/${token}?kind=newFiles`);
    expect(portal.troubles.map((error) => (error as Error).name)).toEqual(['UnsendableMail']);
  });

  it('[R-ACC-15] [R-ENT-06] omit pieces that are only in hidden sections for readers, but not for administrators', async () => {
    const portal = await openMailWorld('ES', [
      { user: reader(1) },
      { user: reader(2, { type: Role.Administrator }) },
      { user: reader(3) },
    ]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.publish(1);
    await portal.publish(2, 'CAST', hiddenSection.id);
    await portal.announce(running);
    await portal.posted(3);
    expect((await portal.mails()).map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p1@es.chain.example', 'Nuevo en el portal: Pieza 1'],
      ['p2@es.chain.example', '2 piezas nuevas en el portal'],
      ['p3@es.chain.example', 'Nuevo en el portal: Pieza 1'],
    ]);
  });

  it('[R-ACC-15] leave out a piece that was unpublished before the mail is written', async () => {
    const portal = await openMailWorld('ES', [{ user: reader(1) }]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.publish(1);
    await portal.publish(2);
    await portal.withdraw(2);
    await portal.announce(running);
    await portal.posted(1);
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual(['Nuevo en el portal: Pieza 1']);
  });

  it('[R-PLT-06] are written in Portuguese in Portugal', async () => {
    const portal = await openMailWorld('PT', [{ user: reader(1) }]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.publish(1);
    await portal.announce(running);
    await portal.posted(1);
    const [mail] = await portal.mails();
    expect(mail?.subject).toBe('Novo no portal: Pieza 1');
    expect(mail?.html).toContain('Deixar de receber');
  });

  it('[R12] [R1] neither get lost nor come twice when the program is ended after each step', async () => {
    const portal = await openMailWorld('ES', [{ user: reader(1) }, { user: reader(2) }]);
    const stopped = await portal.run();
    await portal.publish(1);
    await stopped.stop();
    const again = await portal.run();
    await portal.announce(again);
    await again.stop();
    const last = await portal.run();
    closing.push(() => last.stop());
    await portal.posted(2);
    const mails = await portal.mails();
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
    expect(mails).toHaveLength(2);
  });

  it('[R12] [R-ACC-15] leave out what was announced before they read: also when the views were lost since', async () => {
    const people = (newFiles: boolean) => [{ user: reader(1) }, { user: reader(2), newFiles }];
    const portal = await openMailWorld('ES', people(false));
    const before = await portal.run();
    await portal.publish(1);
    await portal.announce(before);
    await portal.handled();
    await before.stop();
    await portal.loseViews([...people(true), { user: reader(3) }]);
    const after = await portal.run();
    closing.push(() => after.stop());
    await portal.publish(2);
    await portal.announce(after, 2);
    await portal.posted(4);
    const mails = (await portal.mails()).map(({ to, subject }) => [to.address, subject]);
    expect(mails.filter(([, subject]) => subject === 'Nuevo en el portal: Pieza 1')).toEqual([
      ['p1@es.chain.example', 'Nuevo en el portal: Pieza 1'],
    ]);
    expect(mails).toHaveLength(4);
  });
});

const orderIds = ['3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11', '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a12'] as const;
const [orderId, otherId] = orderIds;
const text = (value: object) => ({ personal: { subject: 'user-99', value } });
const of = (id: string) => ({ orderId: id, restaurantId: 1 });

const placed = (id: string) => anOrderPlaced({ orderId: id, userId: 1, restaurantId: 1 });
const quote = (version = 1) => ({
  type: 'QuoteSent',
  data: {
    ...of(orderId),
    version,
    lines: [aQuoteLine('ES')],
    total: 24_079,
    validUntil: '2026-12-12',
    expiresAt: '2026-12-12T23:00:00.000Z',
  },
  ...text({ note: '' }),
});
const accepted = { type: 'QuoteAccepted', data: { ...of(orderId), version: 1, assigneeId: null } };
const assigned = (id: string) => ({ type: 'OrderAssigned', data: { ...of(id), from: null, to: 4 } });
const asked = (id: string) => ({
  type: 'QuoteQuestioned',
  data: { ...of(id), version: 1, assigneeId: 4 },
  ...text({ text: '¿Incluye montaje?' }),
});
const document = (id: string, changes: object = {}) => ({
  id,
  number: id === orderId ? 7 : 8,
  userId: 1,
  restaurantId: 1,
  assigneeId: null,
  deleted: false,
  restaurantSite: '0417',
  restaurantName: 'Gran Vía',
  ...changes,
});

const administrator = (id: number) => reader(id, { type: Role.Administrator, locations: [] });
async function openWithOrders(people: readonly MailedPerson[], market: Market = 'ES') {
  const world = await openMailWorld(market, people);
  const running = await world.run();
  closing.push(() => running.stop());
  const happen = (id: string, events: readonly object[], changes: object = {}) =>
    world.append(`order-${id}`, events, [orders, [document(id, changes)]]);
  const mailed = async (count: number) => {
    await world.announce(running, 1, orderNewsWindow);
    await world.posted(count);
    expect(world.troubles).toEqual([]);
    return world.mails();
  };
  return { ...world, running, happen, mailed };
}

describe('mails about orders', () => {
  it('[R-ACC-15] say who ordered what is needed, by when and for how much, with an end of this kind', async () => {
    const world = await openWithOrders([
      { user: reader(1) },
      { user: reader(3) },
      { user: administrator(2) },
    ]);
    await world.happen(orderId, [placed(orderId), quote()], { assigneeId: 2 });
    const mails = await world.mailed(1);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p1@es.chain.example', 'Pedido #P-7: Tienes un presupuesto por responder'],
    ]);
    const [{ text: content, unsubscribe = '' } = { text: '' }] = mails;
    for (const part of ['0417 - Gran Vía', /240,79\s€/, 'Válido hasta: 12/12/2026'])
      expect(content).toMatch(part);
    expect(content).toContain(`https://portal.chain.example/order/details/${orderId}`);
    const token = unsubscribe.split('/').at(-1) ?? '';
    expect(openUnsubscribe(secrets, token)).toEqual({ userId: 1, kind: 'quote' });
    expect(content).toContain(`/unsubscribe/${token}?kind=quote`);
  });

  it('[R-ACC-15] list the new orders of ten minutes in one, for all administrators', async () => {
    const world = await openWithOrders([
      { user: administrator(2) },
      { user: administrator(4), chosen: { placed: { mail: false } } },
      { user: reader(5, { type: Role.Editor }) },
    ]);
    await world.happen(orderId, [placed(orderId)]);
    await world.happen(otherId, [placed(otherId)]);
    const mails = await world.mailed(1);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p2@es.chain.example', 'Hay 2 pedidos nuevos'],
    ]);
    for (const number of ['Pedido #P-7', 'Pedido #P-8']) expect(mails[0]?.text).toContain(number);
    expect(mails[0]?.text).toContain(`https://portal.chain.example/admin/orders/${otherId}`);
  });

  it('[R-ROL-01] go to the assignee alone once there is one', async () => {
    const world = await openWithOrders([{ user: administrator(2) }, { user: administrator(4) }]);
    for (const id of orderIds)
      await world.happen(id, [placed(id), assigned(id), asked(id)], { assigneeId: 4 });
    const mails = await world.mailed(1);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p4@es.chain.example', '2 pedidos con cambios o preguntas del restaurante'],
    ]);
  });

  it('are not sent for a quote that was answered in the meantime', async () => {
    const world = await openWithOrders([{ user: reader(1) }, { user: administrator(2) }]);
    await world.happen(orderId, [placed(orderId), quote(), accepted]);
    const mails = await world.mailed(1);
    expect(mails.map(({ subject }) => subject)).toEqual(['Pedido #P-7: Hay un pedido nuevo']);
  });

  it('[R-ROL-08] are not sent to those who have left the restaurant', async () => {
    const world = await openWithOrders([{ user: reader(1, { locations: [2] }) }, { user: administrator(2) }]);
    await world.happen(orderId, [placed(orderId), quote()]);
    await world.happen(otherId, [placed(otherId)]);
    const mails = await world.mailed(1);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p2@es.chain.example', 'Pedido #P-8: Hay un pedido nuevo'],
    ]);
  });

  it('[R12] [R1] neither get lost nor come twice when the program is ended after each step', async () => {
    const world = await openMailWorld('ES', [{ user: reader(1) }]);
    await world.publish(1);
    const first = await world.run();
    await world.append(`order-${orderId}`, [placed(orderId), quote()], [orders, [document(orderId)]]);
    await first.stop();
    const second = await world.run();
    await world.due(orderNewsDue);
    await second.stop();
    const third = await world.run();
    await world.announce(third, 1, orderNewsWindow);
    await third.stop();
    const last = await world.run();
    closing.push(() => last.stop());
    await world.posted(1);
    expect((await world.mails()).map(({ subject }) => subject)).toEqual([
      'Pedido #P-7: Tienes un presupuesto por responder',
    ]);
  });
});

describe('mails about pauses', () => {
  const pauseId = `1-${orderId}`;
  const decided = (to: 2 | 3) => ({
    type: 'MopPauseStatusChanged',
    data: { pauseId, restaurantId: 1, from: 1, to, userId: 99 },
    personal: { subject: 'user-99', value: { cancelReason: '' } },
  });
  const pause = {
    id: pauseId,
    userId: 1,
    restaurantId: 1,
    restaurantSite: '0417',
    restaurantName: 'Gran Vía',
    start: '2026-11-24T09:00:00.000Z',
    end: '2026-11-24T12:30:00.000Z',
    cancelReason: '',
  };

  it('[R-MOP-14] are for who asked and wants them, in market time, and not of what is open again', async () => {
    const on = { pause: { mail: true } };
    const portal = await openMailWorld('ES', [
      { user: reader(1), chosen: on },
      { user: reader(2), chosen: on },
    ]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.append('mop-1', [decided(2)], [mopPauses, [pause]]);
    await portal.posted(1);
    const [mail, ...others] = await portal.mails();
    expect([mail?.to.address, mail?.subject, others]).toEqual([
      'p1@es.chain.example',
      'Tu pausa está confirmada: 0417 - Gran Vía',
      [],
    ]);
    expect(mail?.text).toContain('Desde: 24/11/2026 10:00');
    const token = mail?.unsubscribe?.split('/').at(-1) ?? '';
    expect(openUnsubscribe(secrets, token)).toEqual({ userId: 1, kind: 'pause' });
  });
});
