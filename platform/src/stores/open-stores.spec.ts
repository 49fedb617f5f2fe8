import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { anEvent, Follower } from './event-store/event-store.samples';
import { openStores } from './open-stores';
import { batchOf, sampleItem, sampleViews } from './view-store/view-store.samples';

const folder = mkdtempSync(join(tmpdir(), 'stores-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('opens the embedded world in one folder, and finds everything again', async () => {
  const dataDir = join(folder, 'deep', 'data');
  const open = () =>
    openStores({ world: 'embedded', dataDir }, { views: sampleViews, onError: () => undefined });
  const first = open();
  const { position } = await first.events.append('a', 'no-stream', [anEvent()]);
  await first.views.commit([batchOf(position, [sampleItem('a')])]);
  const key = await first.keys.keyFor('user-1');
  const file = await first.files.put(Buffer.from('x'));
  await first.close();
  const second = open();
  expect(await second.events.head()).toBe(position);
  expect(await second.views.checkpoint('pieces')).toBe(position);
  expect(await second.keys.find('user-1')).toEqual(key);
  expect(await second.files.size(file.key)).toBe(1);
  for (const name of ['events.db', 'views.db', 'keys.db', 'files'])
    expect(existsSync(join(dataDir, name))).toBe(true);
  await second.close();
});

it('shares a folder between two openings, as two threads do', async () => {
  const dataDir = join(folder, 'shared');
  const open = () =>
    openStores({ world: 'embedded', dataDir }, { views: sampleViews, onError: () => undefined });
  const writing = open();
  const reading = open();
  const follower = new Follower(reading.events);
  await writing.events.append('a', 'no-stream', [anEvent()]);
  reading.wakeReaders();
  await follower.until(1);
  await Promise.all([writing.close(), reading.close()]);
});
