// npm run verify:axe: every screen, in both markets, in both colour schemes at three widths, with everybody who sees it
// (U2). `npm test` looks at each screen once, in one of the markets.
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { journeys, runParts } from './test/parts.mjs';

await script(async () => {
  readArguments({});
  return runParts([journeys('axe', ['accessibility', '--workers', '2'], { ALL_LOOKS: '1' })]);
});
