import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEvents, allViews, Role } from '@portal/contracts';
import { backUp } from '@portal/standalone/backup/back-up';
import { findPerson } from '@portal/standalone/find-person/find-person';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { canonicalJson } from '@portal/platform/decider/canonical-json';
import { rebuildProjections } from '@portal/platform/projection/projection-rebuild';
import type { CrashPoint } from '@portal/platform/program/crash-points';
import { openStores, type Stores } from '@portal/platform/stores/open-stores';
import { SqliteEventStore } from '@portal/platform/stores/event-store/sqlite.event-store';
import { viewsFilledBy } from '@portal/platform/projection/projection';
import { allProjections } from '@portal/projections';
import { WebSocket } from 'ws';

import { addCanary, canary, canaryTexts, leaveTraces, posting } from './canary';
import { buildPortal, emptyDataDir, type PortalProcess, startPortal } from './portal-process';
import { openInProcessPortal, type SignedIn } from './in-process-portal';
import { buildTestFixture, passwordDigest, personWith } from './test-fixture';
import { until } from './until';

/* S18: an erased person is in no file. */

jest.setTimeout(240_000);

const now = () => new Date();
const maxSocketMilliseconds = 5_000;

/** All documents of projected views. */
async function contentsOf({ views }: Stores): Promise<string> {
  const contents: Record<string, unknown> = {};
  for (const { name } of allProjections.flatMap(viewsFilledBy)) {
    const { documents } = await views.find<{ id: unknown }>(name, { size: -1 });
    contents[name] = Object.fromEntries(documents.map((document) => [String(document.id), document]));
  }
  // Rebuild times and counts are not in the log.
  return canonicalJson(contents);
}

describe('a person who is erased', () => {
  let dataDir: string;
  let portal: PortalProcess;
  let person: Awaited<ReturnType<typeof addCanary>>;
  let administrator: SignedIn;
  let franchisee: SignedIn;
  let orderId: string;
  const start = (more: Readonly<Record<string, string>> = {}) =>
    startPortal({ MARKET: 'PT', DATA_DIR: dataDir, PORTAL_LOG_LEVEL: 'debug', ...more });

  beforeAll(buildPortal, 240_000);
  beforeEach(async () => {
    dataDir = emptyDataDir();
    const before = await openInProcessPortal('PT', undefined, dataDir);
    await buildTestFixture(before);
    person = await addCanary(before);
    administrator = await before.signIn(Role.Administrator, Role.Administrator);
    franchisee = await before.signIn(Role.Franchisee, Role.Franchisee);
    await before.close();
  });
  afterEach(async () => {
    if (portal.child.exitCode === null && portal.child.signalCode === null) await portal.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const erase = (signedIn: SignedIn, userId: number = canary.userId) =>
    posting({ url: portal.url, signedIn })(`user/${userId}/erase`, { own_password: passwordDigest });
  const asks = async (path: string, { cookie }: SignedIn) =>
    fetch(`${portal.url}/api/${path}`, { headers: { cookie } });

  async function eventsOf(stream: string): Promise<readonly string[]> {
    const events = new SqliteEventStore(join(dataDir, 'events.db'));
    try {
      return (await events.readStream(stream)).map(({ type }) => type);
    } finally {
      await events.close();
    }
  }
  const untilErased = () =>
    until(
      'the views are rebuilt',
      async () => (await eventsOf('operations-PT')).includes('ProjectionsRebuilt'),
      portal.output,
    );
  async function foundIn(folder: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const text of canaryTexts)
      for (const { file, as, name } of await findPerson(folder, [text]))
        found.push(`${text}: ${file} ${as} ${name ?? ''}`);
    return found;
  }

  async function openSocket({ cookie }: SignedIn): Promise<WebSocket> {
    const { host } = new URL(portal.url);
    const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`, {
      headers: { cookie },
    });
    await once(socket, 'message');
    socket.send('40{}');
    const [answer] = (await once(socket, 'message')) as [Buffer];
    expect(String(answer)).toMatch(/^40/);
    return socket;
  }

  it('[S18] is in no file, view, index, log or fresh backup, and the history still replays', async () => {
    portal = await start();
    ({ orderId } = await leaveTraces(portal.url, person));
    await until('the agency is mailed', async () =>
      (await findPerson(dataDir, [canary.topic])).some(({ file }) => /^mail(box)?\.db/.test(file)),
    );
    // The texts are findable before erasure.
    for (const text of canaryTexts)
      expect([text, (await findPerson(dataDir, [text])).length]).not.toEqual([text, 0]);
    const order = await (await asks(`order/${orderId}`, person.signedIn)).text();
    for (const text of [canary.contactName, canary.address, canary.comments]) expect(order).toContain(text);

    expect((await erase(franchisee)).status).toBe(403);
    expect((await erase(administrator, Role.Administrator)).status).toBe(409);
    const socket = await openSocket(person.signedIn);
    const closed = once(socket, 'close');
    const since = performance.now();
    expect((await erase(administrator)).status).toBe(200);
    await closed;
    expect(performance.now() - since).toBeLessThan(maxSocketMilliseconds);
    expect((await asks(`order/${orderId}`, person.signedIn)).status).toBe(403);
    await untilErased();
    expect((await erase(administrator)).status).toBe(200);
    expect(await eventsOf('erasures-PT')).toEqual(['UserErasureRequested', 'PersonalDataErased']);

    expect(await foundIn(dataDir)).toEqual([]);
    const target = mkdtempSync(join(tmpdir(), 'portal-erased-'));
    await backUp({ dataDir, target }, now);
    expect(await foundIn(target)).toEqual([]);
    rmSync(target, { recursive: true });
    for (const text of canaryTexts) expect(portal.output()).not.toContain(text);
    const login = { username: canary.email, password: passwordDigest };
    const attempt = await fetch(`${portal.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    expect(attempt.ok).toBe(false);
    const orderAnswer = (await (await asks(`order/${orderId}`, administrator)).json()) as { data: object };
    expect(orderAnswer.data).toMatchObject({ id: orderId, contact_name: '' });
    const isShownAsDone = async () => {
      const { data } = (await (await asks('operations/log', administrator)).json()) as {
        data: { state: string }[];
      };
      return data.every(({ state }) => state === 'done');
    };
    await until('the views show their rebuild', isShownAsDone, portal.output);
    await portal.end('SIGTERM');

    const stores = openStores(
      { world: 'embedded', dataDir },
      {
        views: allViews,
        onError: (error) => void process.emitWarning(String(error)),
      },
    );
    const contents = await contentsOf(stores);
    const { events, keys, views } = stores;
    const codec = new SealingEventCodec({ events: allEvents, keys });
    const report = await rebuildProjections({ events, codec, views, projections: allProjections, now });
    expect(report).toMatchObject({ activated: true, parked: [] });
    expect(await contentsOf(stores)).toBe(contents);
    await stores.close();

    // The address is free again (AMB-75).
    const after = await openInProcessPortal('PT', undefined, dataDir);
    const { id: _id, ...newPerson } = personWith(502, Role.Franchisee);
    const input = { ...newPerson, email: canary.email, phone: '', active: true, passwordDigest };
    const context = { actor: personWith(502, Role.Franchisee), correlationId: 'again' };
    const registered = await after.writeSide.runner.run(
      after.writeSide.bindings.users.RegisterUser,
      input,
      context,
    );
    await after.close();
    expect(registered.ok).toBe(true);
  });

  it('[S18] [AMB-75] who was added and changed by administrators leaves nothing either, and every address is free again', async () => {
    portal = await start();
    const send = posting({ url: portal.url, signedIn: administrator });
    const texts = ['Casimira', 'Tordesillana', 'casimira.antes', 'casimira.ahora', '932 817 465'];
    const at = (mailbox: string) => `${mailbox}@pt.chain.example`;
    const form = { name: 'Casimira Antes', phone: '932 817 465', type: 3, locations: '1' };
    const added = await send('user/add', { ...form, email: at('casimira.antes') });
    const { id } = ((await added.json()) as { data: { id: number } }).data;
    const later = { name: 'Casimira Tordesillana', phone: '', email: at('casimira.ahora') };
    const proof = { own_password: passwordDigest };
    expect((await send(`user/${id}/update`, { ...form, ...later, ...proof })).status).toBe(200);
    const isListed = async () =>
      (await (await asks(`user/${id}`, administrator)).text()).includes('Tordesillana');
    await until('the change is shown', isListed, portal.output);

    expect((await erase(administrator, id)).status).toBe(200);
    await untilErased();
    for (const text of texts) expect([text, await findPerson(dataDir, [text])]).toEqual([text, []]);
    for (const text of texts) expect(portal.output()).not.toContain(text);
    const noted = (await (await asks(`user/${id}/erasure`, administrator)).json()) as { data: object };
    expect(noted.data).toMatchObject({ id, requested_by: Role.Administrator });
    for (const mailbox of ['casimira.antes', 'casimira.ahora'])
      expect((await send('user/add', { ...form, name: 'Outra', email: at(mailbox) })).status).toBe(200);
  });

  it.each<CrashPoint>(['erasure:before-key', 'erasure:after-key', 'erasure:after-switch'])(
    '[S18] is erased to the end although the program dies at %s',
    async (point) => {
      portal = await start({ CRASH_AT: point });
      await leaveTraces(portal.url, person);
      const died = once(portal.child, 'close');
      await erase(administrator).catch(() => null);
      await died;
      portal = await start();
      await untilErased();
      expect(await foundIn(dataDir)).toEqual([]);
      expect((await eventsOf('erasures-PT')).filter((type) => type === 'PersonalDataErased')).toHaveLength(1);
    },
  );
});
