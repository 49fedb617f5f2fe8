// npm run verify:journeys: every journey of both markets, in the embedded world and through the three programs of the
// production world. `npm test` takes only some of them through the second.
import { buildAll } from './build/build.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { playwright } from './test/playwright.mjs';

await script(async () => {
  readArguments({});
  await buildAll();
  return (await playwright(['in-', 'mails', '--reporter=list'], { EVERY_JOURNEY: '1' })) ?? 1;
});
