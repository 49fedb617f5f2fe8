// npm run verify -- axe [--once] [<part of a name>…]: by market, scheme, width and role (U2); or each screen once.
// Named ones (e2e/src/journeys/screens.ts) in both markets.
import { readNames } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';
import { journeys, runParts } from '../test/parts.mjs';

await script(async () => {
  const { values, positionals } = readNames({ once: { type: 'boolean' } });
  const args = ['--project', '*, accessibility', '--workers', '2'];
  return runParts([
    journeys('axe', args, {
      ...(!values.once && { ALL_LOOKS: '1' }),
      ...(positionals.length > 0 && { SCREENS: positionals.join() }),
    }),
  ]);
});
