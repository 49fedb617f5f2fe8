import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { allViews } from '@portal/contracts';
import { TemporaryArea } from '@portal/platform/files/temporary-area';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testClock } from '@portal/platform/testing/test-clock';
import { uploadSweep } from '../sweep-uploads';
import { createWriteSide } from '../write-side';

/** Now: the file store uses the real clock for ages. */
export const start = new Date().toISOString();

export const minutesFrom = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** Per test: write side in Spain, swept file folder, movable clock. */
export function expiringFiles() {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'expiry-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  return () => {
    const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
    const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
    const clock = testClock(start);
    const secrets = createSessionSecrets(Buffer.alloc(32, 1));
    const keys = new MemoryKeyStore();
    const files = new DiskFileStore(join(folder, 'files'));
    const world = { market: 'ES', events, codec: plainCodec, secrets, keys, files, now: clock.now } as const;
    const side = createWriteSide(world);
    const temporary = new TemporaryArea(join(folder, 'temporary'));
    const sweep = uploadSweep({ runner: side.runner, events, files, temporary, now: clock.now });
    return {
      events,
      views,
      files,
      clock,
      side,
      isKept: async (key: string) => (await files.size(key)) !== null,
      async startReactions(rules: readonly string[]) {
        const running = await side.startReactions({ views, wakeAfter: clock.wakeAfter });
        const settled = async () => {
          for (const each of rules) await running.retryParked(each, '');
        };
        return {
          running,
          settled,
          /** Moves the clock, then sweeps. */
          async passUntil(at: string) {
            await settled();
            clock.jumpTo(at);
            clock.ring();
            await settled();
            await sweep();
          },
        };
      },
    };
  };
}
