// npm run backup -- <folder>: copies the data folder (DATA_DIR) while the house goes on working (docs/operations.md).
import { bundle } from './build/bundle.mjs';
import { house } from './build/entries.mjs';
import { install } from './build/install.mjs';
import { readFolder } from './run/arguments.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  const folder = readFolder('backup');
  await install();
  await bundle(house);
  return runInPlace(process.execPath, ['--enable-source-maps', inRoot('.build/house/backup.js'), folder]);
});
