import type { FileStore } from '../stores/file-store/file-store.port';
import type { FileReferences } from './file-references';
import type { TemporaryArea } from './temporary-area';

interface SweepNeeds {
  readonly references: FileReferences;
  readonly files: Pick<FileStore, 'list' | 'remove'>;
  readonly temporary: Pick<TemporaryArea, 'sweep'>;
  readonly now: () => Date;
  readonly discard: (key: string) => Promise<void>;
}

const hour = 3_600_000;
const maxAge = 20 * hour;
/** Longer for carts, which are filled over days. */
const maxHold = 30 * 24 * hour;
const grace = hour;
const maxUploadAge = 24 * hour;

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

async function sweepUploads({ references, discard }: SweepNeeds, sweep: ReturnType<typeof sweeper>) {
  for (const { key, uploadedAt, heldAt, discardedAt } of references.unreferenced()) {
    if (discardedAt === undefined) {
      const isHeld = heldAt !== undefined && !sweep.isPast(heldAt, maxHold);
      if (!isHeld && sweep.isPast(uploadedAt, maxAge)) await discard(key);
    } else if (sweep.isPast(discardedAt, grace)) await sweep.remove(key);
  }
}

async function sweepUnrecorded({ references, files }: SweepNeeds, sweep: ReturnType<typeof sweeper>) {
  for await (const { key, storedAt } of files.list()) {
    if (references.knows(key) || sweep.removed.includes(key)) continue;
    if (sweep.isPast(storedAt, maxAge)) await sweep.remove(key);
  }
}

/**
 * Removes unused uploads, unrecorded files and unfinished uploads within a day (R13).
 * An event discards a file an hour before. @returns removed keys
 */
export async function sweepFiles(needs: SweepNeeds): Promise<string[]> {
  const sweep = sweeper(needs);
  await needs.references.catchUp();
  await sweepUploads(needs, sweep);
  await sweepUnrecorded(needs, sweep);
  await needs.temporary.sweep(new Date(needs.now().getTime() - maxUploadAge));
  return sweep.removed;
}
