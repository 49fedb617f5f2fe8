// npm run build [-- --doubles]: with --doubles also the test servers.
import { buildAll } from './build/build.mjs';
import { bundle } from './build/bundle.mjs';
import { doubles } from './build/entries.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  const asked = readArguments({ doubles: { type: 'boolean' } });
  const done = await buildAll();
  if (asked.doubles && (await bundle(doubles))) done.push('doubles');
  console.log(done.length > 0 ? `Built: ${done.join(', ')}.` : 'Everything is up to date.');
});
