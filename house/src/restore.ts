import { BadConfiguration } from '@portal/platform/program/environment';
import { UnusableBackup } from './backup/manifest';
import { restore } from './backup/restore';
import { readConfig } from './config';

/* Makes `DATA_DIR`, which must be empty, of the backup that is named. */

const [source = ''] = process.argv.slice(2);

try {
  const { dataDir } = readConfig(process.env);
  const begun = performance.now();
  const { files, position, createdAt } = await restore({ source, dataDir });
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `Restored ${dataDir} as of ${createdAt}: ${files.length} files, the log up to position ${position}, ` +
      `in ${seconds.toFixed(1)} s. The views catch up when the portal is started.`,
  );
} catch (error) {
  if (!(error instanceof UnusableBackup || error instanceof BadConfiguration)) throw error;
  console.error(`portal: ${error.message}`);
  process.exitCode = 1;
}
