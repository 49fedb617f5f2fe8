// npm run verify:journeys [-- --sample]: every journey of both markets, in the embedded world and through the three
// programs of the production world, which `npm test` leaves out. The sample: those that differ most in the second.
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { journeys, runParts } from './test/parts.mjs';

const files = ['in-', 'mails'];
const everyJourney = { EVERY_JOURNEY: '1' };

await script(async () => {
  const { sample = false } = readArguments({ sample: { type: 'boolean' } });
  if (sample)
    return runParts([
      journeys('journeys in production', ['--workers', '1', '--project', '* in production*']),
    ]);
  return runParts([
    journeys(
      'journeys',
      [...files, '--workers', '2', '--project', 'ES', 'PT', '* in production'],
      everyJourney,
    ),
    journeys('timed journeys', [...files, '--workers', '1', '--project', '*, timed'], everyJourney),
  ]);
});
