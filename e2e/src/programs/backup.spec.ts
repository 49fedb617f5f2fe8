import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEvents, allViews, Role } from '@portal/contracts';
import { orders } from '@portal/contracts/areas/orders';
import { backUp } from '@portal/standalone/backup/back-up';
import { restore, verifyBackup } from '@portal/standalone/backup/restore';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { canonicalJson } from '@portal/platform/decider/canonical-json';
import { rebuildProjections } from '@portal/platform/projection/projection-rebuild';
import { startProjections } from '@portal/platform/projection/projection-runner';
import { openStores, type Stores } from '@portal/platform/stores/open-stores';
import { viewsFilledBy } from '@portal/platform/projection/projection';
import { allProjections } from '@portal/projections';
import { type InProcessPortal, openInProcessPortal } from './in-process-portal';
import { actorWith, buildTestFixture } from './test-fixture';
import { worldFor } from './world-for';

jest.setTimeout(60_000);

const now = () => new Date();
const opening = (dataDir: string) =>
  openStores(
    { world: 'embedded', dataDir },
    {
      views: allViews,
      onError: (error) => {
        throw error;
      },
    },
  );

/** All documents of projected views. */
async function contentsOf({ views }: Stores): Promise<string> {
  const contents: Record<string, unknown> = {};
  for (const { name } of allProjections.flatMap(viewsFilledBy)) {
    const { documents } = await views.find<{ id: unknown }>(name, { size: -1 });
    contents[name] = Object.fromEntries(documents.map((document) => [String(document.id), document]));
  }
  return canonicalJson(contents);
}

/** As at a portal's start. */
async function catchUp({ events, keys, views }: Stores): Promise<void> {
  const codec = new SealingEventCodec({ events: allEvents, keys });
  const following = { events, codec, views, projections: allProjections, now };
  const running = await startProjections(following);
  await running.caughtUp;
  await running.stop();
}

describe('a backup of a working portal', () => {
  let portal: InProcessPortal;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
  });
  afterEach(async () => {
    await portal.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const needs = new Set(['orderId', 'orderFileKey']);
  const inFolder = (name: string) => join(folder, name);
  const copy = (target = inFolder('backup')) => backUp({ dataDir: portal.dataDir, target }, now);

  it('[R18] taken while orders are placed holds every one that was acknowledged before, with all that it leans on', async () => {
    const placed: { readonly orderId: string; readonly orderFileKey: string }[] = [];
    let copied = false;
    const place = async () => {
      while (!copied) placed.push(await worldFor(portal, actorWith(Role.Franchisee), 'own', needs));
    };
    const writers = [place(), place(), place()];
    while (placed.length < 6) await worldFor(portal, actorWith(Role.Manager), 'own', needs);
    const before = [...placed];
    const manifest = await copy();
    copied = true;
    await Promise.all(writers);

    await restore({ source: inFolder('backup'), dataDir: inFolder('restored') });
    const restored = opening(inFolder('restored'));
    expect(await restored.events.head()).toBe(manifest.position);
    await catchUp(restored);
    for (const { orderId, orderFileKey } of before) {
      expect(await restored.views.get(orders.name, orderId)).toMatchObject({ id: orderId });
      expect(await restored.files.size(orderFileKey)).toBeGreaterThan(0);
    }
    const { documents } = await restored.views.find<{ items: { custom_file: string }[] }>(orders.name, {
      size: -1,
    });
    expect(documents.length).toBeGreaterThanOrEqual(before.length);
    for (const key of documents.flatMap(({ items }) => items.map((item) => item.custom_file))) {
      expect(await restored.files.size(key)).toBeGreaterThan(0);
    }
    await restored.close();
  });

  it('[R18] is, once restored, hash-equal to a rebuild from its own log, people’s names included', async () => {
    await worldFor(portal, actorWith(Role.Franchisee), 'own');
    await portal.caughtUp();
    await copy();
    await restore({ source: inFolder('backup'), dataDir: inFolder('restored') });
    const restored = opening(inFolder('restored'));
    await catchUp(restored);
    const contents = await contentsOf(restored);
    expect(contents).toContain('Persona 1');
    const { events, keys, views } = restored;
    const codec = new SealingEventCodec({ events: allEvents, keys });
    const report = await rebuildProjections({ events, codec, views, projections: allProjections, now });
    expect(report).toMatchObject({ activated: true, parked: [] });
    expect(await contentsOf(restored)).toBe(contents);
    await restored.close();
  });

  it('overwrites nothing, neither when backing up nor when restoring', async () => {
    await copy();
    await expect(copy()).rejects.toThrow('not empty');
    mkdirSync(inFolder('taken'));
    writeFileSync(inFolder('taken/notes.txt'), 'mine');
    await expect(restore({ source: inFolder('backup'), dataDir: inFolder('taken') })).rejects.toThrow(
      'not empty',
    );
    expect(readdirSync(inFolder('taken'))).toEqual(['notes.txt']);
    await expect(backUp({ dataDir: inFolder('taken'), target: inFolder('other') }, now)).rejects.toThrow(
      'no portal',
    );
  });

  it.each([
    ['a byte more', (path: string) => appendFileSync(path, 'x')],
    ['a byte less', (path: string) => writeFileSync(path, readFileSync(path).subarray(1))],
    ['nothing', (path: string) => rmSync(path)],
  ])('[R18] with %s in one of its files is not restored, and leaves nothing behind', async (_, damage) => {
    const manifest = await copy();
    for (const { path } of [manifest.files[0], manifest.files.at(-2)].filter((file) => file !== undefined)) {
      const damaged = inFolder(`damaged-${path.replaceAll('/', '-')}`);
      await backUp({ dataDir: portal.dataDir, target: damaged }, now);
      damage(join(damaged, path));
      await expect(verifyBackup(damaged)).rejects.toThrow(path);
      await expect(restore({ source: damaged, dataDir: inFolder('restored') })).rejects.toThrow(path);
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('restored'))).toEqual([]);
  });

  it('that was not finished, or holds a foreign file, is not restored', async () => {
    await copy();
    writeFileSync(inFolder('backup/files/stranger'), 'x');
    await expect(verifyBackup(inFolder('backup'))).rejects.toThrow('does not belong');
    rmSync(inFolder('backup/files/stranger'));
    rmSync(inFolder('backup/manifest.json'));
    await expect(restore({ source: inFolder('backup'), dataDir: inFolder('restored') })).rejects.toThrow(
      'no finished backup',
    );
  });

  it('[S19] lets only its owner read the secret, there and where it is restored', async () => {
    writeFileSync(join(portal.dataDir, 'secret.key'), 'a secret', { mode: 0o600 });
    await copy();
    await restore({ source: inFolder('backup'), dataDir: inFolder('restored') });
    const modeOf = (path: string) => statSync(inFolder(path)).mode & 0o777;
    expect([modeOf('backup'), modeOf('backup/secret.key')]).toEqual([0o700, 0o600]);
    expect([modeOf('restored'), modeOf('restored/secret.key')]).toEqual([0o700, 0o600]);
  });
});
