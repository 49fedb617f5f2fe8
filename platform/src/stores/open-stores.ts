import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ViewContract } from '@portal/contracts';
import { openPrivateFolder } from '../files/private-files';
import { type ContentChecks, createContentChecks } from '../content-checks/content-checks';
import { parkedLists } from '../projection/parked-streams';
import { TemporaryArea } from '../files/temporary-area';
import { projectionStates } from '../projection/projection-states';
import { verifications } from '../projection/verifications';
import type { EventStore } from './event-store/event-store.port';
import { SqliteEventStore } from './event-store/sqlite.event-store';
import { DiskFileStore } from './file-store/disk.file-store';
import type { FileStore } from './file-store/file-store.port';
import type { KeyStore } from './key-store/key-store.port';
import { SqliteKeyStore } from './key-store/sqlite.key-store';
import { InProcessPushBus } from './push-bus/in-process.push-bus';
import type { PushBus } from './push-bus/push-bus.port';
import { isDamaged } from './sqlite/sqlite';
import { asUnusable, UnusableStore } from './unusable-store';
import { SqliteViewStore } from './view-store/sqlite.view-store';
import type { ViewStore } from './view-store/view-store.port';

/** Files of one program; threads and processes may share the folder. */
export interface EmbeddedWorld {
  readonly world: 'embedded';
  readonly dataDir: string;
}

export type StoresConfig = EmbeddedWorld;

export const platformViews: readonly ViewContract[] = [...parkedLists, projectionStates, verifications];

export interface StoresOptions {
  /** All areas' views, equal in every process; without the platform's. */
  readonly views: readonly ViewContract[];
  readonly onError: (error: unknown) => void;
  /** Other writers to the log call `wakeReaders`. */
  readonly appendsAreSignalled?: boolean;
  readonly leavesCheckpoints?: boolean;
  /** Removes damaged views and reports it; for the first program to open them. */
  readonly remakesViews?: boolean;
}

export interface StorePlaces {
  readonly log: string;
  readonly keys: string;
}

export interface Stores {
  readonly places: StorePlaces;
  readonly events: EventStore;
  readonly views: ViewStore;
  readonly files: FileStore;
  readonly temporary: TemporaryArea;
  readonly checks: ContentChecks;
  readonly keys: KeyStore;
  readonly pushes: PushBus;
  /** Call after appends by other threads or processes; else subscriptions poll (50 ms). */
  wakeReaders(): void;
  close(): Promise<void>;
}

const recreatedViews = 'is damaged: it is removed, and all views are filled again from the log';

function openViews(
  path: string,
  views: readonly ViewContract[],
  { leavesCheckpoints = false, remakesViews = false, onError }: StoresOptions,
): SqliteViewStore {
  const open = () => new SqliteViewStore(path, views, { leavesCheckpoints });
  try {
    return open();
  } catch (error) {
    if (!remakesViews || !isDamaged(error)) throw asUnusable(error, path);
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
    onError(`${path} ${recreatedViews}`);
    return open();
  }
}

const openers: {
  readonly [World in StoresConfig['world']]: (config: StoresConfig, options: StoresOptions) => Stores;
} = { embedded: openEmbedded };

/** The only place with the choice of world. */
export function openStores(config: StoresConfig, options: StoresOptions): Stores {
  return openers[config.world](config, options);
}

function openEmbedded({ dataDir }: EmbeddedWorld, options: StoresOptions): Stores {
  const { onError, appendsAreSignalled = false } = options;
  const views = [...options.views, ...platformViews];
  openPrivateFolder(dataDir);
  const places: StorePlaces = { log: join(dataDir, 'events.db'), keys: join(dataDir, 'keys.db') };
  const events = new SqliteEventStore(places.log, { appendsAreSignalled });
  if (!events.isEmpty && !existsSync(places.keys)) {
    void events.close();
    throw new UnusableStore(
      `${places.keys} is missing beside ${places.log}: put back the one that was backed up with the log`,
    );
  }
  const viewStore = openViews(join(dataDir, 'views.db'), views, options);
  const keys = new SqliteKeyStore(places.keys);
  const pushes = new InProcessPushBus(onError);
  const checks = createContentChecks({ onError });
  return {
    places,
    events,
    views: viewStore,
    files: new DiskFileStore(join(dataDir, 'files')),
    temporary: new TemporaryArea(join(dataDir, 'uploads')),
    checks,
    keys,
    pushes,
    wakeReaders: () => events.wake(),
    // First the log: it waits for batches that still write to the others.
    close: async () => {
      await checks.close();
      await pushes.close();
      await events.close();
      await viewStore.close();
      await keys.close();
    },
  };
}
