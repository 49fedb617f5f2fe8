// npm run test:fast [-- --all]: the pieces that uncommitted changes touch, or all of them, without programs and browsers.
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { readArguments } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { runParts, specs } from './test/parts.mjs';

await script(async () => {
  const { all = false } = readArguments({ all: { type: 'boolean' } });
  requireNode();
  await install();
  const which = all ? [] : ['--onlyChanged', '--passWithNoTests'];
  const args = ['--selectProjects', 'server', 'web', '--maxWorkers', '3', ...which];
  return runParts([specs(all ? 'all pieces' : 'changed pieces', args, { mayBeEmpty: !all })]);
});
