import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tornWal } from './torn-wal';

const durable = ['events.db', 'keys.db', 'mail.db', 'device.db'];

/** May be missing beside a log, with the consequence. */
const replaceable: Readonly<Record<string, string>> = {
  'views.db': 'all views are filled again from the log',
  'mail.db': 'mails that waited in it are lost, and what was announced within a day is mailed again',
  'device.db': 'notices that waited in it are lost, and those of the last day are sent again',
  'push.key': 'new keys are made, and every device has to be subscribed again',
  files: 'no stored file can be delivered until it is put back from the backup',
};

export interface Examined {
  readonly torn: readonly string[];
  readonly missing: readonly string[];
}

/** Examines a data folder before any file is opened. */
export function examineDataFolder(dataDir: string): Examined {
  const torn = durable.flatMap((name) => {
    const found = tornWal(join(dataDir, name));
    const lost =
      found && `${found.frames} pages (${found.bytes} bytes) at the end of ${join(dataDir, name)}-wal`;
    return lost ? [`${lost} cannot be read and are left out: what was stored last may be missing`] : [];
  });
  const missing = Object.entries(replaceable)
    .filter(([name]) => !existsSync(join(dataDir, name)))
    .map(([name, consequence]) => `${join(dataDir, name)} is missing: ${consequence}`);
  return { torn, missing };
}
