// node scripts/portal.mjs seed
import { buildAll } from './build/build.mjs';
import { readArguments } from './run/arguments.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  readArguments({});
  await buildAll();
  return runInPlace(process.execPath, ['--enable-source-maps', inRoot('.build/standalone/seed.js')]);
});
