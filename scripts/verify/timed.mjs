// npm run verify -- timed: programs that are flooded or measured, and journeys that measure how soon something shows; one at
// a time, so that nothing but themselves is measured.
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
