// npm test [-- --changed]: --changed runs specs of uncommitted changes, without programs and browsers.
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { journeys, runParts, specs } from './test/parts.mjs';

const parts = [
  // On two cores, a third worker uses the others' waits.
  specs('pieces', ['--selectProjects', 'server', 'web', '--maxWorkers', '3']),
  // Real browser, built portal.
  journeys('journeys', ['--workers', '2', '--project', 'ES']),
];

const changed = ['--selectProjects', 'server', 'web', 'system', '--onlyChanged', '--passWithNoTests'];

await script(async () => {
  const asked = readArguments({ changed: { type: 'boolean' } });
  requireNode();
  await install();
  return runParts(asked.changed ? [specs('changed pieces', changed, { mayBeEmpty: true })] : parts);
});
