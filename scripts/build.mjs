// npm run build: installs and builds what is stale.
import { buildAll } from './build/build.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  readArguments({});
  const done = await buildAll();
  console.log(done.length > 0 ? `Built: ${done.join(', ')}.` : 'Everything is up to date.');
});
