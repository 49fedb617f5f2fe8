import { makeFilesPrivate } from '@portal/platform/files/private-files';
import { BadConfiguration } from '@portal/platform/program/environment';
import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { DataFolderInUse } from '@portal/platform/stores/sqlite/data-folder-lock';
import { UnusableBackup } from './backup/manifest';
import { restore } from './backup/restore';
import { readConfig } from './config';

/* Restores a backup into `DATA_DIR`, which must be empty. */

makeFilesPrivate();
const [source = ''] = process.argv.slice(2);
whenLauncherEnds(() => process.exit(1));
const expected = [UnusableBackup, BadConfiguration, DataFolderInUse];

try {
  const { dataDir } = readConfig(process.env);
  const started = performance.now();
  const { files, position, createdAt } = await restore({ source, dataDir });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `Restored ${dataDir} as of ${createdAt}: ${files.length} files, the log up to position ${position}, ` +
      `in ${seconds.toFixed(1)} s. The views catch up when the portal is started.`,
  );
} catch (error) {
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error(`portal: ${(error as Error).message}`);
  process.exitCode = 1;
}
