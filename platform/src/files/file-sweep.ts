import type { FileStore } from '../stores/file-store/file-store.port';
import type { FileReferences } from './file-references';
import type { TemporaryArea } from './temporary-area';

interface SweepNeeds {
  readonly references: FileReferences;
  readonly files: Pick<FileStore, 'list' | 'remove'>;
  readonly temporary: Pick<TemporaryArea, 'sweep'>;
  readonly now: () => Date;
  /** Makes it a fact that a file may not be referred to any more. */
  readonly discard: (key: string) => Promise<void>;
}

const hour = 3_600_000;
/** An upload that nothing refers to may wait so long for an order, a message, a form. */
const patience = 20 * hour;
/** What a person's cart names waits longer: a cart is put together over days, on several devices. */
const heldFor = 30 * 24 * hour;
/** Commands that had seen it before it was discarded have ended by then. */
const grace = hour;
/** An upload in pieces may go on for a day. */
const growing = 24 * hour;

/** What a sweep does with one file, and what it has done. */
function sweeper({ references, files, now }: Pick<SweepNeeds, 'references' | 'files' | 'now'>) {
  const removed: string[] = [];
  return {
    removed,
    isPast: (at: string | Date, milliseconds: number) =>
      now().getTime() - new Date(at).getTime() >= milliseconds,
    remove: async (key: string) => {
      await files.remove(key);
      references.forget(key);
      removed.push(key);
    },
  };
}

/** What was brought and is referred to by nothing: discarded first, removed later. */
async function sweepBrought({ references, discard }: SweepNeeds, sweep: ReturnType<typeof sweeper>) {
  for (const { key, uploadedAt, heldAt, discardedAt } of references.unreferenced()) {
    if (discardedAt === undefined) {
      const isHeld = heldAt !== undefined && !sweep.isPast(heldAt, heldFor);
      if (!isHeld && sweep.isPast(uploadedAt, patience)) await discard(key);
    } else if (sweep.isPast(discardedAt, grace)) await sweep.remove(key);
  }
}

/** What was stored and never recorded: the program died in between. */
async function sweepUnrecorded({ references, files }: SweepNeeds, sweep: ReturnType<typeof sweeper>) {
  for await (const { key, storedAt } of files.list()) {
    if (references.knows(key) || sweep.removed.includes(key)) continue;
    if (sweep.isPast(storedAt, patience)) await sweep.remove(key);
  }
}

/**
 * Removes unreferenced files within a day (R13): unused uploads, files without a record after a crash, and unfinished
 * uploads. A file is first discarded by an event, so that no command can refer to it, and removed an hour later.
 * @returns the removed keys
 */
export async function sweepFiles(needs: SweepNeeds): Promise<string[]> {
  const sweep = sweeper(needs);
  await needs.references.catchUp();
  await sweepBrought(needs, sweep);
  await sweepUnrecorded(needs, sweep);
  await needs.temporary.sweep(new Date(needs.now().getTime() - growing));
  return sweep.removed;
}
