import { makeFilesPrivate } from '@portal/platform/files/private-files';
import { BadConfiguration } from '@portal/platform/program/environment';
import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { UnusableStore } from '@portal/platform/stores/unusable-store';
import { backUp } from './backup/back-up';
import { UnusableBackup } from './backup/manifest';
import { verifyBackup } from './backup/restore';
import { readConfig } from './config';

/* Copies `DATA_DIR` to a folder while the portal runs, and verifies the copy. */

makeFilesPrivate();
const [target = ''] = process.argv.slice(2);
whenLauncherEnds(() => process.exit(1));
const expected = [UnusableBackup, UnusableStore, BadConfiguration];

try {
  const { dataDir } = readConfig(process.env);
  const started = performance.now();
  await backUp({ dataDir, target }, () => new Date());
  const { files, position } = await verifyBackup(target);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `Backed up ${dataDir} to ${target}: ${files.length} files, ${megabytes.toFixed(1)} MiB, ` +
      `the log up to position ${position}, in ${seconds.toFixed(1)} s; every checksum was read back.`,
  );
  console.log(
    'It holds secret.key and the keys of all personal data: a person with this folder can read everything.\n' +
      'Keep it where only you can read it.',
  );
} catch (error) {
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error(`portal: ${(error as Error).message}`);
  process.exitCode = 1;
}
