// npm run verify -- faults [--kills N --times M]: in each market, the portal as one program and as three on doubles of
// their servers is killed N times at random moments (200 when nothing is said) and M times at every named point (5)
// while people write; servers go away and come back, programs are asked to stop. `.ci/run` runs a short form.
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
