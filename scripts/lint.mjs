// npm run check -- lint [-- --part web|rest]: fails if nothing was read.
import { ESLint } from 'eslint';
import { read } from './lint/boundaries.rule.mjs';
import { cyclesIn, importGraph } from './lint/cycles.mjs';
import { readArguments, UsageError } from './run/arguments.mjs';
import { root } from './run/root.mjs';
import { script } from './run/script.mjs';

/** @type {Readonly<Record<string, { files: string[], ignorePatterns: string[] }>>} */
const parts = {
  all: { files: ['.'], ignorePatterns: [] },
  web: { files: ['web'], ignorePatterns: [] },
  rest: { files: ['.'], ignorePatterns: ['web/'] },
};

/** @param {string} name */
function partNamed(name) {
  const part = parts[name];
  if (!part) throw new UsageError(`--part ${name}: ${Object.keys(parts).join(', ')}`);
  return part;
}

/** @param {ESLint.LintResult} result */
const isComplaint = ({ errorCount, warningCount }) => errorCount + warningCount > 0;

/** @param {string} part @param {boolean} fix @returns {Promise<boolean>} */
async function followsRules(part, fix) {
  const { files, ignorePatterns } = partNamed(part);
  const eslint = new ESLint({ cwd: root, fix, ignorePatterns });
  const results = await eslint.lintFiles(files);
  if (fix) await ESLint.outputFixes(results);
  const formatter = await eslint.loadFormatter('stylish');
  const complaints = await formatter.format(results);
  if (complaints) console.log(complaints);
  console.log(`${results.length} files, ${read.imports} imports in ${read.modules} modules judged`);
  const sawNothing = results.length === 0 || read.imports === 0;
  return !sawNothing && !results.some(isComplaint);
}

/** Over the whole checkout: cycles may cross parts. */
function hasNoCycles() {
  const graph = importGraph();
  const cycles = cyclesIn(graph);
  for (const files of cycles) console.log(`circular import: ${[...files, files[0]].join(' → ')}`);
  console.log(`${graph.size} modules searched for circular imports`);
  return graph.size > 0 && cycles.length === 0;
}

await script(async () => {
  const { fix = false, part = 'all' } = readArguments({ fix: { type: 'boolean' }, part: { type: 'string' } });
  const isClean = await followsRules(part, fix);
  return (part === 'web' || hasNoCycles()) && isClean ? 0 : 1;
});
