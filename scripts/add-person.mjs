// npm run add-person -- --email <address> --name <name> --role <role> [--restaurants <ids>]: in
// EVENTSTORE_URL, else DATA_DIR (docs/operations.md).
import { buildAll } from './build/build.mjs';
import { runInPlace } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  await buildAll();
  const world = process.env.EVENTSTORE_URL ? 'apps' : 'standalone';
  const entry = inRoot(`.build/${world}/add-person.js`);
  return runInPlace(process.execPath, ['--enable-source-maps', entry, ...process.argv.slice(2)]);
});
