import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { allViews, Role } from '@portal/contracts';
import {
  anImportChecked,
  anImportId,
  importFileExpiries,
  importFileExpiry,
} from '@portal/contracts/areas/imports';
import { TemporaryArea } from '@portal/platform/files/temporary-area';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { testClock } from '@portal/platform/testing/test-clock';
import { uploadSweep } from '../../sweep-uploads';
import { createWriteSide } from '../../write-side';

/** From now on: the store of files says by the clock of the machine how old they are. */
const start = new Date().toISOString();
const due = importFileExpiry(start);
const minutesFrom = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();
const nextDay = minutesFrom(start, 24 * 60);
const lastMoment = minutesFrom(due, -1);
const after = minutesFrom(due, 1);
const name = 'when-an-import-is-old-then-discard-its-files';
const by = { actor: testActor(Role.Administrator, { userId: 2 }), correlationId: 'request-1' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-expiry-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A portal in which a file with one row was checked. */
async function open() {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const clock = testClock(start);
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const keys = new MemoryKeyStore();
  const files = new DiskFileStore(join(folder, 'files'));
  const side = createWriteSide({
    market: 'ES',
    events,
    codec: plainCodec,
    secrets,
    keys,
    files,
    now: clock.now,
  });
  const temporary = new TemporaryArea(join(folder, 'temporary'));
  const sweep = uploadSweep({ runner: side.runner, events, files, temporary, now: clock.now });
  const { bindings, runner } = side;
  const own = bindings.imports;

  const figures = [{ place: 'restaurant-1', rows: [['comida', 1, 1]] }];
  const file = await files.put(Buffer.from('PK ventas'));
  const result = await files.put(Buffer.from(JSON.stringify({ figures, difference: [], problems: [] })));
  const checked = anImportChecked({ ...file, resultKey: result.key }).data;
  expect(await runner.run(own.RecordImport, checked, by)).toMatchObject({ ok: true });

  const running = await side.startReactions({ views, wakeAfter: clock.wakeAfter });
  const settled = () => running.retryParked(name, '');
  const isKept = async (key: string) => (await files.size(key)) !== null;
  return {
    ...{ running, events },
    confirm: () => runner.run(own.ConfirmImport, { id: anImportId }, by),
    undo: () => runner.run(own.UndoImport, { id: anImportId }, by),
    discard: () => runner.run(own.DiscardImport, { id: anImportId }, by),
    kept: () => Promise.all([isKept(file.key), isKept(result.key)]),
    /** Lets time pass, and looks through the files then. */
    async passUntil(at: string) {
      await settled();
      clock.jumpTo(at);
      clock.ring();
      await settled();
      await sweep();
    },
    waiting: async () => {
      await settled();
      return views.count(importFileExpiries.name, {});
    },
    eventsOfImport: async () =>
      (await events.readStream(`import-${anImportId}`)).map(({ type, metadata: { at } }) => [type, at]),
  };
}

describe('the file of an import and what was found in it', () => {
  it('[R13] are kept for thirty days and gone then: what was not confirmed has expired', async () => {
    const portal = await open();
    await portal.passUntil(lastMoment);
    expect(await portal.kept()).toEqual([true, true]);
    await portal.passUntil(after);
    await portal.running.stop();
    expect(await portal.kept()).toEqual([false, false]);
    expect(await portal.eventsOfImport()).toEqual([
      ['ImportChecked', start],
      ['ImportFilesDiscarded', due],
    ]);
    expect(await portal.confirm()).toMatchObject({ rejection: { rejected: 'import_expired' } });
    expect(await portal.events.readStream('figures-sales')).toEqual([]);
  });

  it('[R13] [W36] go likewise where it was confirmed: its figures stay, and can still be undone', async () => {
    const portal = await open();
    expect(await portal.confirm()).toMatchObject({ ok: true });
    await portal.passUntil(after);
    await portal.running.stop();
    expect(await portal.kept()).toEqual([false, false]);
    expect(await portal.confirm()).toMatchObject({ ok: true, data: { status: 'confirmed' } });
    expect(await portal.undo()).toMatchObject({ ok: true, data: { restored: 1 } });
  });

  it('[R13] go at once where somebody throws it away, and nothing is waited for any more', async () => {
    const portal = await open();
    expect(await portal.waiting()).toBe(1);
    expect(await portal.discard()).toMatchObject({ ok: true, data: { status: 'discarded' } });
    await portal.passUntil(nextDay);
    expect(await portal.kept()).toEqual([false, false]);
    expect(await portal.waiting()).toBe(0);
    await portal.passUntil(after);
    await portal.running.stop();
    expect((await portal.eventsOfImport()).map(([type]) => type)).toEqual([
      'ImportChecked',
      'ImportDiscarded',
    ]);
  });
});
