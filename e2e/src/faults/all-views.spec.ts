import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allViews } from '@portal/contracts';
import { platformViews } from '@portal/platform/stores/open-stores';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import type { Document } from '@portal/platform/stores/view-store/view-store.port';
import { bothViews } from './views-checker';
import { crewSize, makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';

let world: WorldOnDisk;
beforeAll(async () => {
  world = await makeWorldOnDisk('ES');
});
afterAll(() => rmSync(world.dataDir, { recursive: true, force: true }));

/** Makes a view differ from the log. */
async function tamper(view: string, change: (documents: readonly Document[]) => Document): Promise<void> {
  const views = new SqliteViewStore(join(world.dataDir, 'views.db'), [...allViews, ...platformViews]);
  const { documents } = await views.find(view, { size: -1 });
  const document = change(documents);
  const writes = [{ view, id: String(document.id), document }];
  await views.commit([{ projection: view, position: 0, writes, outOfTurn: true }]);
  await views.close();
}

const renamed = (documents: readonly Document[]): Document => ({ ...documents[0], name: 'another person' });
const entry = {
  id: 'r',
  projection: 'p',
  stream: 'video-99',
  eventId: 'e',
  eventType: 'VideoAdded',
  revision: 0,
  position: 1,
  reason: 'x',
  at: '2999-01-01T00:00:00.000Z',
};

describe('the comparison of all views with a clean rebuild', () => {
  it('[R7] finds them the same after a quiet life, every one of them', async () => {
    const { lived, rebuilt } = await bothViews(world);
    expect(lived).toEqual(rebuilt);
    const named = [...allViews.map(({ name }) => name), 'parked-streams', 'parked-reactions'];
    expect(Object.keys(lived).sort()).toEqual(named.sort());
    const withoutCrew = 7;
    expect(lived.users).toMatch(new RegExp(`^${withoutCrew + crewSize} documents`));
  });

  it('[R7] finds what is otherwise in any of them', async () => {
    await tamper('users', renamed);
    await tamper('resources', renamed);
    await tamper('notices', () => ({ id: 'n', text: 'never said' }) as Document);
    await tamper('parked-reactions', () => entry);
    const { lived, rebuilt } = await bothViews(world);
    const different = Object.keys(lived).filter((name) => lived[name] !== rebuilt[name]);
    expect(different.sort()).toEqual(['notices', 'parked-reactions', 'resources', 'users']);
  });
});
