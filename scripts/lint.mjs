// npm run check -- lint: rules that need no types (eslint.config.mjs); fails if nothing was read.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { areas } from './lint/areas.mjs';
import { cyclesIn, importGraph } from './lint/cycles.mjs';
import { checkingModules } from './lint/streams.rule.mjs';
import { readNames } from './run/arguments.mjs';
import { filesOf } from './run/files.mjs';
import { inRoot, root } from './run/root.mjs';
import { script } from './run/script.mjs';

/** Rules, their versions, and the texts that they look up. */
const inputs = /^(?:package-lock\.json|eslint\.config\.mjs|scripts\/.+\.mjs|web\/src\/.+\.json)$/;

/** What rules read in addition to the judged file; ESLint compares that one. */
function cacheLocation() {
  const hash = createHash('sha256').update(JSON.stringify([areas, [...checkingModules()]]));
  for (const file of filesOf(inputs)) hash.update(readFileSync(inRoot(file)));
  return inRoot(`.build/eslint/${hash.digest('hex').slice(0, 16)}`);
}

/** @param {ESLint.LintResult} result */
const isComplaint = ({ errorCount, warningCount }) => errorCount + warningCount > 0;

/** @param {string[]} files @param {boolean} fix @returns {Promise<boolean>} */
async function followsRules(files, fix) {
  const remembered = {
    cache: true,
    cacheLocation: cacheLocation(),
    cacheStrategy: /** @type {const} */ ('content'),
  };
  const eslint = new ESLint({ cwd: root, fix, ...remembered });
  const results = await eslint.lintFiles(files);
  if (fix) await ESLint.outputFixes(results);
  const formatter = await eslint.loadFormatter('stylish');
  const complaints = await formatter.format(results);
  if (complaints) console.log(complaints);
  console.log(`${results.length} files judged`);
  return results.length > 0 && !results.some(isComplaint);
}

/** Over the whole checkout. */
function hasNoCycles() {
  const graph = importGraph();
  const cycles = cyclesIn(graph);
  for (const files of cycles) console.log(`circular import: ${[...files, files[0]].join(' → ')}`);
  console.log(`${graph.size} modules searched for circular imports`);
  return graph.size > 0 && cycles.length === 0;
}

await script(async () => {
  const { values, positionals } = readNames({ fix: { type: 'boolean' } });
  const files = positionals.length > 0 ? positionals : ['.'];
  const isClean = await followsRules(files, values.fix === true);
  return hasNoCycles() && isClean ? 0 : 1;
});
