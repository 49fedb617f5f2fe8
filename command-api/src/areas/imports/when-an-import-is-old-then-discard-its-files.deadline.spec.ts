import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  anImportChecked,
  anImportId,
  importFileExpiries,
  importFileExpiry,
} from '@portal/contracts/areas/imports';
import { testActor } from '@portal/platform/testing/test-actor';
import { expiringFiles, minutesFrom, start } from '../../testing/expiring-files-kit';

const due = importFileExpiry(start);
const nextDay = minutesFrom(start, 24 * 60);
const lastMoment = minutesFrom(due, -1);
const after = minutesFrom(due, 1);
const name = 'when-an-import-is-old-then-discard-its-files';
const by = { actor: testActor(Role.Administrator, { userId: 2 }), correlationId: 'request-1' };

const openWorld = expiringFiles();

async function open() {
  const { events, views, files, isKept, side, startReactions } = openWorld();
  const { bindings, runner } = side;
  const own = bindings.imports;

  const figures = [{ place: 'restaurant-1', rows: [['comida', 1, 1]] }];
  const file = await files.put(Buffer.from('PK ventas'));
  const result = await files.put(Buffer.from(JSON.stringify({ figures, difference: [], problems: [] })));
  const checked = anImportChecked({ ...file, resultKey: result.key }).data;
  expect(await runner.run(own.RecordImport, checked, by)).toMatchObject({ ok: true });

  const { running, settled, passUntil } = await startReactions([name]);
  return {
    running,
    events,
    passUntil,
    confirm: () => runner.run(own.ConfirmImport, { id: anImportId, period_from: '', period_to: '' }, by),
    undo: () => runner.run(own.UndoImport, { id: anImportId }, by),
    discard: () => runner.run(own.DiscardImport, { id: anImportId }, by),
    kept: () => Promise.all([isKept(file.key), isKept(result.key)]),
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

  it('[R13] are deleted at once when the import is discarded, and no deadline remains', async () => {
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
