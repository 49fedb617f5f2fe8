// npm run verify -- system: every call over HTTP, adapters of stores, programs, daily journeys in Portugal.
import { install } from '../build/install.mjs';
import { requireNode } from '../build/node-version.mjs';
import { readArguments } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';
import { journeys, runParts, specs } from '../test/parts.mjs';

await script(async () => {
  readArguments({});
  requireNode();
  await install();
  return runParts([
    specs('system', ['--selectProjects', 'system', 'programs', '--maxWorkers', '3']),
    journeys('journeys in Portugal', ['--workers', '2', '--project', 'PT']),
  ]);
});
