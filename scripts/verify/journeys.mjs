// npm run verify -- journeys [--further | --sample]: --further: those npm test omits; --sample: those that
// differ most in production.
import { readArguments } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';
import { journeys, runParts } from '../test/parts.mjs';

const files = ['in-', 'mails'];
const everyJourney = { EVERY_JOURNEY: '1' };

await script(async () => {
  const { further = false, sample = false } = readArguments({
    further: { type: 'boolean' },
    sample: { type: 'boolean' },
  });
  if (further) return runParts([journeys('further journeys', ['--workers', '2', '--project', '*, further'])]);
  if (sample)
    return runParts([
      journeys('journeys in production', ['--workers', '1', '--project', '* in production*']),
    ]);
  return runParts([
    journeys(
      'journeys',
      [...files, '--workers', '2', '--project', 'ES', 'PT', '*, further', '* in production'],
      everyJourney,
    ),
    journeys('timed journeys', [...files, '--workers', '1', '--project', '*, timed'], everyJourney),
  ]);
});
