// npm run bench -- [options of the benchmark]: builds and runs the benchmarks (docs/performance.md).
import { buildAll } from './build/build.mjs';
import { bundle } from './build/bundle.mjs';
import { bench } from './build/entries.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  await buildAll();
  await bundle(bench);
  return runInPlace(process.execPath, [
    '--enable-source-maps',
    inRoot('.build/bench/main.js'),
    ...process.argv.slice(2),
  ]);
});
