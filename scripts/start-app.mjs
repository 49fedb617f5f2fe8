// npm run start:command-api | start:query-api | start:projections: builds what is stale, then runs one app of the
// production world from its environment variables (docs/operations.md).
import { buildAll } from './build/build.mjs';
import { UsageError } from './run/arguments.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

const apps = ['command-api', 'query-api', 'projections'];

await script(async () => {
  const [app = '', ...rest] = process.argv.slice(2);
  if (!apps.includes(app) || rest.length > 0) throw new UsageError(`one of ${apps.join(', ')}`);
  await buildAll();
  return runInPlace(process.execPath, ['--enable-source-maps', inRoot(`.build/apps/${app}.js`)]);
});
