// npm run verify -- faults [--kills N --times M]: kills the portal N times (200) at random and M times (5) at
// every named point under load, as one program and as three, in each market. `.ci/run` has a short form.
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
