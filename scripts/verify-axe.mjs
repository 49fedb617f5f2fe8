// npm run verify:axe: every screen, in both markets, in both colour schemes at three widths, with everybody who sees it
// (U2). `npm test` looks at each screen once, in one of the markets.
import { buildAll } from './build/build.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { playwright } from './test/playwright.mjs';

await script(async () => {
  readArguments({});
  await buildAll();
  return (await playwright(['accessibility', '--reporter=list'], { ALL_LOOKS: '1' })) ?? 1;
});
