// npm run verify -- faults [--kills N --times M]: N random crashes (200), M per named point (5), by market
// and world.
import { readArguments, UsageError } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';
import { runParts, specs } from '../test/parts.mjs';

await script(async () => {
  const { kills = '200', times = '5' } = readArguments({
    kills: { type: 'string' },
    times: { type: 'string' },
  });
  for (const number of [kills, times]) if (!/^\d+$/.test(number)) throw new UsageError(`${number}: a number`);
  const env = { FAULTS_KILLS: kills, FAULTS_TIMES: times };
  return runParts([specs('faults', ['e2e/src/faults', '--maxWorkers', '1'], { env, onDisk: true })]);
});
