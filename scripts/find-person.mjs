// npm run find-person -- <folder> <text>… (docs/operations.md). Exit code 0: not found, 1: found.
import path from 'node:path';
import { bundle } from './build/bundle.mjs';
import { standalone } from './build/entries.mjs';
import { install } from './build/install.mjs';
import { UsageError } from './run/arguments.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  const [folder, ...texts] = process.argv.slice(2);
  if (folder === undefined || texts.length === 0 || texts.includes(''))
    throw new UsageError('npm run find-person -- <folder> <text>…');
  await install();
  await bundle(standalone);
  const where = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const entry = inRoot('.build/standalone/find-person.js');
  return runInPlace(process.execPath, ['--enable-source-maps', entry, where, ...texts]);
});
