// npm start: installs and builds what is stale, then opens the portal. Uses nothing but Node itself, because in a
// fresh clone there is nothing else.
import { readFileSync } from 'node:fs';
import { buildAll } from './build/build.mjs';
import { readArguments } from './run/arguments.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

// With room for gigabytes V8 collects late: the same floods then take half as much memory again (docs/performance.md).
const flags = JSON.parse(readFileSync(inRoot('standalone/src/node-flags.json'), 'utf8'));

await script(async () => {
  readArguments({});
  await buildAll();
  return runInPlace(process.execPath, [...flags, inRoot('.build/standalone/main.js')]);
});
