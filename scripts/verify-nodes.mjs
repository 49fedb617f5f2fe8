// npm run verify:nodes [-- --only 22] [-- --pieces <part of a path>]: check and the pieces on each Node that the portal
// promises to run on. The binaries come from the registry, as the npm package `node`.
import { readArguments, UsageError } from './run/arguments.mjs';
import { runToEnd } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';
import { nodeForJest, prepareForJest } from './test/jest.mjs';
import { progressOf } from './test/progress.mjs';

/** The oldest that is promised, and the lines with long-term support. */
const versions = ['20.19', '22', '24'];

/** Where npm keeps that Node. @param {string} version @returns {Promise<string>} path of its program */
async function binaryOf(version) {
  const printed = ['-p', '`${process.execPath} ${process.version}`'];
  const { code, output } = await runToEnd('npx', ['--yes', '-p', `node@${version}`, 'node', ...printed]);
  const [, file, found] = /^(\/.*\/node) (v[\d.]+)$/m.exec(output) ?? [];
  if (code !== 0 || !file || !found?.startsWith(`v${version}.`))
    throw new UsageError(`node@${version} was not found: ${output}`);
  console.log(`\nNode ${found}`);
  return file;
}

/** @param {string} version @param {string[]} pieces parts of paths @returns {Promise<string[]>} what failed */
async function failuresOn(version, pieces) {
  const node = await binaryOf(version);
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', 'web', '--maxWorkers', '2'];
  const commands = {
    check: [inRoot('scripts/check.mjs')],
    pieces: [...jest, '--reporters', inRoot('scripts/test/jest-progress.mjs'), ...pieces],
  };
  const failed = [];
  for (const [name, args] of Object.entries(commands)) {
    const env = name === 'pieces' ? { ...nodeForJest, ...progressOf(`Node ${version}`, Date.now()) } : {};
    const { code } = await runToEnd(node, args, { show: true, env });
    if (code !== 0) failed.push(`${name} on Node ${version}`);
  }
  return failed;
}

await script(async () => {
  const { only, pieces } = readArguments({ only: { type: 'string' }, pieces: { type: 'string' } });
  const chosen = versions.filter((version) => only === undefined || version === only);
  if (chosen.length === 0) throw new UsageError(`--only ${only}: ${versions.join(', ')}`);
  await prepareForJest();
  const failed = [];
  for (const version of chosen) failed.push(...(await failuresOn(version, pieces ? [pieces] : [])));
  console.log(
    failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : `\nall passed on Node ${chosen.join(', ')}`,
  );
  return failed.length > 0 ? 1 : 0;
});
