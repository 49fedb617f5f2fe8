// npm run backup -- <folder>: while the portal runs (docs/operations.md).
import { bundle } from './build/bundle.mjs';
import { standalone } from './build/entries.mjs';
import { install } from './build/install.mjs';
import { readFolder } from './run/arguments.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  const folder = readFolder('backup');
  await install();
  await bundle(standalone);
  return runInPlace(process.execPath, [
    '--enable-source-maps',
    inRoot('.build/standalone/backup.js'),
    folder,
  ]);
});
