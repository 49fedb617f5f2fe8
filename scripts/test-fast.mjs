// npm run test:fast [-- --all]: the pieces that uncommitted changes touch, or all of them, without programs and browsers.
import { rmSync } from 'node:fs';
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { readArguments } from './run/arguments.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';
import { runParts, specs } from './test/parts.mjs';

await script(async () => {
  const { all = false } = readArguments({ all: { type: 'boolean' } });
  requireNode();
  await install();
  rmSync(inRoot('.build/test'), { recursive: true, force: true });
  const which = all ? [] : ['--onlyChanged', '--passWithNoTests'];
  const args = ['--selectProjects', 'server', 'web', '--maxWorkers', '2', ...which];
  return runParts([specs('pieces', args, { mayBeEmpty: !all })]);
});
