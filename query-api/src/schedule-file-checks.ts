import { randomBytes } from 'node:crypto';
import { type DocumentOf } from '@portal/contracts';
import { storedFiles } from '@portal/contracts/areas/cart';
import { CheckedFileStore, type FileFinding } from '@portal/platform/files/checked-file-store';
import { integrityScrub } from '@portal/platform/files/integrity-scrub';
import { pollEvery } from '@portal/platform/program/poll-every';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import type { FastifyInstance } from 'fastify';

type StoredFile = DocumentOf<typeof storedFiles>;
export type OnFinding = (key: string, finding: FileFinding) => void;

interface Needs {
  readonly files: FileStore;
  readonly views: ViewStore;
  readonly now: () => Date;
  readonly onFinding?: OnFinding;
}

const everyMilliseconds = 10 * 60 * 1000;
/** Per round: 1.5 GB per hour, 100 GB in three days. */
const bytesPerRound = 256 * 1024 * 1024;

/** Next files by key. */
const listing =
  (views: ViewStore) =>
  async (key: string, count: number): Promise<readonly StoredFile[]> => {
    const { documents } = await views.find<StoredFile>(storedFiles.name, {
      where: { id: { gte: key } },
      sort: 'id',
      size: count + 1,
    });
    return documents.filter(({ id }) => id !== key).slice(0, count);
  };

/** Verifies stored files against their digests (R13), a part every ten minutes. */
export function scheduleFileChecks(app: FastifyInstance, { files, views, now, onFinding }: Needs): FileStore {
  const checked = new CheckedFileStore({
    files,
    recorded: (key) => views.get<StoredFile>(storedFiles.name, key),
    now: () => now().getTime(),
    onFinding(key, finding) {
      onFinding?.(key, finding);
      if (finding !== 'whole') app.log.error({ file: key, finding }, 'a stored file is not what it was');
    },
  });
  const begin = randomBytes(16).toString('hex');
  const round = integrityScrub({ files: checked, after: listing(views), begin, bytes: bytesPerRound });
  let stop = async (): Promise<void> => undefined;
  app.addHook('onListen', async () => {
    stop = pollEvery(round, everyMilliseconds, (error) => app.log.error(error), everyMilliseconds);
  });
  app.addHook('onClose', () => stop());
  return checked;
}
