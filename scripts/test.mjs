// npm test [-- --changed]: installs what it needs, runs every suite but the long ones, ends with "N passed, N failed".
// With --changed: only the specs that uncommitted changes touch, without programs and browsers.
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { journeys, runParts, specs } from './test/parts.mjs';

const parts = [
  // Contracts, server, projections, screens in jsdom, programs that are started and asked. On two cores, a third worker
  // has something to do while the others wait.
  specs('pieces', ['--selectProjects', 'server', 'web', 'programs', '--maxWorkers', '3']),
  // The journeys of people through the built portal in a real browser.
  journeys('journeys', ['--workers', '2', '--project', 'ES', 'PT']),
];

const changed = ['--selectProjects', 'server', 'web', '--onlyChanged', '--passWithNoTests'];

await script(async () => {
  const asked = readArguments({ changed: { type: 'boolean' } });
  requireNode();
  await install();
  return runParts(asked.changed ? [specs('changed pieces', changed, { mayBeEmpty: true })] : parts);
});
