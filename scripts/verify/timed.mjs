// npm run verify -- timed: load and latency tests, one at a time.
import { readArguments } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';
import { journeys, runParts, specs } from '../test/parts.mjs';

await script(async () => {
  readArguments({});
  return runParts([
    specs(
      'timed programs',
      ['e2e/src/programs', 'command-api/src/linear-folds', '--selectProjects', 'timed', '--maxWorkers', '1'],
      {
        onDisk: true,
      },
    ),
    journeys('timed journeys', ['--workers', '1', '--project', 'ES, timed', 'PT, timed']),
  ]);
});
