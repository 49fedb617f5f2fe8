// npm run verify:faults [-- --kills N --times M]: in each market, the house as one program and as three on doubles of
// their servers is killed N times at random moments (200 when nothing is said) and M times at every named point (5)
// while people write; servers go away and come back, programs are asked to stop. A short form of the same in npm test.
import { createRequire } from 'node:module';
import { buildAll } from './build/build.mjs';
import { bundle } from './build/bundle.mjs';
import { doubles } from './build/entries.mjs';
import { readArguments, UsageError } from './run/arguments.mjs';
import { runToEnd } from './run/process.mjs';
import { script } from './run/script.mjs';
import { redis } from './test/redis.mjs';

const require = createRequire(import.meta.url);

await script(async () => {
  const { kills = '200', times = '5' } = readArguments({
    kills: { type: 'string' },
    times: { type: 'string' },
  });
  for (const number of [kills, times]) if (!/^\d+$/.test(number)) throw new UsageError(`${number}: a number`);
  await redis();
  // Several specs start the programs, and run beside each other.
  await buildAll();
  await bundle(doubles);
  const env = {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    FAULTS_KILLS: kills,
    FAULTS_TIMES: times,
  };
  const { code } = await runToEnd(process.execPath, [require.resolve('jest/bin/jest'), 'e2e/src/faults'], {
    env,
    show: true,
  });
  return code ?? 1;
});
