import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFilesPrivate } from '@portal/platform/files/private-files';
import { BadConfiguration } from '@portal/platform/program/environment';
import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { forgetUnkeyedDigests, LogInUse } from '@portal/platform/stores/event-store/forget-unkeyed-digests';
import { DataFolderInUse, lockDataFolder } from '@portal/platform/stores/sqlite/data-folder-lock';
import { readConfig } from './config';

/* Takes digests that earlier versions made without a key out of the log in `DATA_DIR`; the portal must be stopped. */

makeFilesPrivate();
whenLauncherEnds(() => process.exit(1));
const expected = [LogInUse, BadConfiguration, DataFolderInUse];

try {
  const { dataDir } = readConfig(process.env);
  const path = join(dataDir, 'events.db');
  if (!existsSync(path)) throw new BadConfiguration([`DATA_DIR: there is no log in ${dataDir}`]);
  lockDataFolder(dataDir);
  const rewritten = forgetUnkeyedDigests(path);
  console.log(
    `${path}: ${rewritten} events held a digest that was made without a key; none does any more.\n` +
      'Backups of before still hold them: destroy those, and let everybody choose a new password (docs/operations.md).',
  );
} catch (error) {
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error(`portal: ${(error as Error).message}`);
  process.exitCode = 1;
}
