// npm test: installs what it needs, runs every suite but the long ones, ends with "N passed, N failed".
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { journeys, runParts, specs } from './test/parts.mjs';

const parts = [
  // Contracts, server, projections, screens in jsdom, programs that are started and asked.
  specs('pieces', ['--selectProjects', 'server', 'web', 'programs', '--maxWorkers', '2']),
  // Programs that are flooded and measured, one after the other: beside other suites it would measure those.
  specs('timed programs', ['e2e/src/programs', '--selectProjects', 'timed', '--maxWorkers', '1']),
  // The journeys of people through the built portal in a real browser; last those that measure how soon something shows.
  journeys('journeys', ['--workers', '2', '--project', 'ES', 'PT']),
  journeys('timed journeys', ['--workers', '1', '--project', 'ES, timed', 'PT, timed']),
];

await script(async () => {
  readArguments({});
  requireNode();
  await install();
  return runParts(parts);
});
