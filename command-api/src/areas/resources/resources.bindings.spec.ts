import { describe, expect, it } from '@jest/globals';
import { reject, Role } from '@portal/contracts';
import { aResource } from '@portal/contracts/areas/resources';
import { openTicket } from '@portal/platform/session/file-ticket';
import { testActor } from '@portal/platform/testing/test-actor';
import { answered, resourceTestKit, secrets, start } from './testing/resource-test-kit';

const minute = 60_000;

function catalogue() {
  const kit = resourceTestKit();
  const { runner, bindings, context } = kit;
  const reader = testActor(Role.Franchisee);
  return {
    ...kit,
    importResource: (overrides = {}) => runner.run(bindings.ImportResource, aResource(overrides), context()),
    download: (key: string, id = 1) => runner.run(bindings.DownloadResource, { id }, context(key, reader)),
    setStatus: (files: number[], status: 0 | 1 | 2, key?: string) =>
      runner.run(bindings.SetResourcesStatus, { files, status }, context(key)),
  };
}

describe('importing resources', () => {
  it('[R-ARS-15] [R5] keeps a slug to one resource', async () => {
    const { importResource } = catalogue();
    expect(await importResource({ url: 'menu' })).toMatchObject({ ok: true, data: { id: 1 } });
    expect(await importResource({ resourceId: 2, url: 'menu' })).toEqual({
      ok: false,
      rejection: reject('resource_exists', { fields: { url: 'slug_taken' } }),
    });
    expect(await importResource({ resourceId: 2, url: 'menu_1' })).toMatchObject({
      ok: true,
      data: { id: 2 },
    });
  });
});

describe('a download', () => {
  it('[R-CAT-05] [W14] answers an address that opens the file for that person and for five minutes', async () => {
    const { importResource, download } = catalogue();
    await importResource();
    const { url, filename } = answered(await download('download-1'));
    const ticket = url.replace('/api/file/', '');
    const opens = (userId: number, afterMinutes: number) =>
      openTicket(secrets, ticket, { userId, sessionId: '', now: new Date(start + afterMinutes * minute) });
    expect(filename).toBe('menu-del-dia.pdf');
    expect(opens(12, 4.9)).toMatchObject({ key: 'f'.repeat(32), contentType: 'application/pdf' });
    expect(opens(12, 5)).toBeNull();
    expect(opens(13, 1)).toBeNull();
  });

  it('[R-CAT-17] [R2] repeated under its key has one effect and the same answer, despite the clock and other people', async () => {
    const { importResource, download, events, passTime } = catalogue();
    await importResource();
    const before = await events.head();
    const first = await download('download-1');
    passTime(minute);
    await download('download-2');
    expect(await download('download-1')).toEqual(first);
    expect(await events.head()).toBe(before + 2);
  });

  it('[AMB-36] has a stream of its own, even when the piece is downloaded often', async () => {
    const { importResource, download, events } = catalogue();
    await importResource();
    await Promise.all(Array.from({ length: 20 }, (_, at) => download(`download-${at}`)));
    const downloads = (await events.readAll(0, 100)).filter(({ type }) => type === 'ResourceDownloaded');
    expect(new Set(downloads.map(({ stream }) => stream)).size).toBe(20);
  });

  it('[R-CAT-05] of a resource that does not exist leaves nothing behind', async () => {
    const { download, events } = catalogue();
    expect(await download('download-1', 99)).toEqual({ ok: false, rejection: reject('resource_not_found') });
    expect(await events.head()).toBe(0);
  });
});

describe('the status of many resources', () => {
  const three = async () => {
    const kit = catalogue();
    for (const resourceId of [1, 2, 3]) await kit.importResource({ resourceId });
    return kit;
  };

  it('[R-ARS-03] [R-ARS-08] [R-API-23] is set by one list of ids, and answered as text', async () => {
    const { setStatus, events, history } = await three();
    expect(await setStatus([3, 1, 3], 0)).toEqual({
      ok: true,
      data: { status: '0', files: [3, 1], versions: [1, 1], refused: [], conflicts: [] },
      position: await events.head(),
    });
    expect((await history(1)).at(-1)).toEqual({
      type: 'ResourceStatusChanged',
      data: { resourceId: 1, from: 1, to: 0 },
    });
    expect(await history(2)).toHaveLength(1);
  });

  it('[R-ARS-03] continues where one of them is gone, and names it', async () => {
    const { setStatus, runner, bindings, context } = await three();
    await runner.run(bindings.DeleteResource, { id: 2 }, context());
    expect(await setStatus([1, 2, 99], 0)).toMatchObject({ data: { files: [1], refused: [2, 99] } });
  });

  it('[R2] has one effect under its key', async () => {
    const { setStatus, events } = await three();
    const first = await setStatus([1, 2, 3], 0, 'take-them-back');
    const head = await events.head();
    expect(await setStatus([1, 2, 3], 0, 'take-them-back')).toEqual(first);
    expect(await events.head()).toBe(head);
    expect(await setStatus([1, 2, 3], 2, 'take-them-back')).toMatchObject({
      rejection: { rejected: 'idempotency_key_reused' },
    });
  });
});
