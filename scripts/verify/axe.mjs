// npm run verify -- axe [--once]: by market, scheme, width and role (U2); or each screen once.
import { readArguments } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';
import { journeys, runParts } from '../test/parts.mjs';

await script(async () => {
  const { once = false } = readArguments({ once: { type: 'boolean' } });
  const args = ['--project', '*, accessibility', '--workers', '2'];
  return runParts([journeys('axe', args, once ? {} : { ALL_LOOKS: '1' })]);
});
