import { describe, expect, it } from '@jest/globals';
import { reject, Role } from '@portal/contracts';
import { aResource } from '@portal/contracts/areas/resources';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import { createReservations } from '@portal/platform/decider/reservation';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { openTicket } from '@portal/platform/session/file-ticket';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { resourceBindings } from './resources.bindings';

const start = Date.parse('2026-11-20T09:30:00.000Z');
const minute = 60_000;
const secrets = createSessionSecrets(Buffer.alloc(32, 7));

function wire() {
  const events = new MemoryEventStore();
  let time = start;
  const market = 'ES';
  const now = () => new Date(time);
  const runner = createCommandRunner({ events, codec: plainCodec, market, now });
  const names = createReservations(events, { market, now, secret: 'spec' });
  const bindings = resourceBindings({ load: createStateLoader(events, plainCodec), names, secrets });
  const context = { actor: systemActor, correlationId: 'spec' };
  return {
    events,
    passTime: (milliseconds: number) => (time += milliseconds),
    add: (overrides = {}) => runner.run(bindings.addResource, aResource(overrides), context),
    download: (idempotencyKey: string, id = 1, actor = testActor(Role.Franchisee)) =>
      runner.run(bindings.downloadResource, { id }, { ...context, actor, idempotencyKey }),
  };
}

describe('adding resources', () => {
  it('[R-ARS-15] [R5] keeps a slug to one resource', async () => {
    const { add } = wire();
    expect(await add({ url: 'menu' })).toMatchObject({ ok: true, data: { id: 1 } });
    expect(await add({ resourceId: 2, url: 'menu' })).toEqual({
      ok: false,
      rejection: reject('resource_exists', { fields: { url: 'slug_taken' } }),
    });
    expect(await add({ resourceId: 2, url: 'menu_1' })).toMatchObject({ ok: true, data: { id: 2 } });
  });
});

describe('a download', () => {
  it('[R-CAT-05] [W14] answers an address that opens the file for that person and for five minutes', async () => {
    const { add, download } = wire();
    await add();
    const outcome = await download('download-1');
    if (!outcome.ok) throw new Error('the download was refused');
    const ticket = outcome.data.url.replace('/api/file/', '');
    const opens = (userId: number, afterMinutes: number) =>
      openTicket(secrets, ticket, { userId, now: new Date(start + afterMinutes * minute) });
    expect(outcome.data.filename).toBe('menu-del-dia.pdf');
    expect(opens(12, 4.9)).toMatchObject({ key: 'f'.repeat(32), contentType: 'application/pdf' });
    expect(opens(12, 5)).toBeNull();
    expect(opens(13, 1)).toBeNull();
  });

  it('[R-CAT-17] [R2] repeated under its key has one effect and the same answer, whatever the clock and others do', async () => {
    const { add, download, events, passTime } = wire();
    await add();
    const first = await download('download-1');
    passTime(minute);
    await download('download-2');
    expect(await download('download-1')).toEqual(first);
    expect(await events.readStream('downloads-1')).toHaveLength(2);
  });

  it('[R-CAT-05] of a resource that does not exist leaves nothing behind', async () => {
    const { download, events } = wire();
    expect(await download('download-1', 99)).toEqual({ ok: false, rejection: reject('resource_not_found') });
    expect(await events.head()).toBe(0);
  });
});
