// npm start [-- command-api|query-api|projections]. Uses Node only: a fresh clone has no packages.
import { readFileSync } from 'node:fs';
import { buildAll } from './build/build.mjs';
import { UsageError } from './run/arguments.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

// A larger heap costs half as much memory again (docs/performance.md).
const flags = JSON.parse(readFileSync(inRoot('standalone/src/node-flags.json'), 'utf8'));

const apps = ['command-api', 'query-api', 'projections'];

await script(async () => {
  const [app, ...rest] = process.argv.slice(2);
  if ((app !== undefined && !apps.includes(app)) || rest.length > 0)
    throw new UsageError(`npm start [-- ${apps.join('|')}]`);
  await buildAll();
  if (app !== undefined)
    return runInPlace(process.execPath, ['--enable-source-maps', inRoot(`.build/apps/${app}.js`)]);
  return runInPlace(process.execPath, [...flags, inRoot('.build/standalone/main.js')]);
});
