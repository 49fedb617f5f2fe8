// npm run bench -- [--only name] [--quick] [--profile] [--record] (docs/performance.md).
import { buildAll } from './build/build.mjs';
import { bundle } from './build/bundle.mjs';
import { bench, benchWorld } from './build/entries.mjs';
import { fingerprint } from './build/fingerprint.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot, root } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  await buildAll();
  await bundle(bench);
  process.env.BENCH_WORLD = fingerprint(root, benchWorld).slice(0, 16);
  return runInPlace(process.execPath, [
    '--enable-source-maps',
    inRoot('.build/bench/main.js'),
    ...process.argv.slice(2),
  ]);
});
