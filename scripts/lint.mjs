// npm run lint [-- --part web|rest]: ESLint with the project's own rules; a run that read nothing fails as well.
// `check` runs the two parts side by side: each loads the types of its own program.
import { ESLint } from 'eslint';
import { read } from './lint/boundaries.rule.mjs';
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

await script(async () => {
  const { fix = false, part = 'all' } = readArguments({ fix: { type: 'boolean' }, part: { type: 'string' } });
  const { files, ignorePatterns } = partNamed(part);
  const eslint = new ESLint({ cwd: root, fix, ignorePatterns });
  const results = await eslint.lintFiles(files);
  if (fix) await ESLint.outputFixes(results);
  const formatter = await eslint.loadFormatter('stylish');
  const complaints = await formatter.format(results);
  if (complaints) console.log(complaints);
  console.log(`${results.length} files, ${read.imports} imports in ${read.modules} modules judged`);
  const sawNothing = results.length === 0 || read.imports === 0;
  return sawNothing || results.some(isComplaint) ? 1 : 0;
});
