// npm run lint: ESLint with the project's own rules; a run that read nothing fails as well.
import { ESLint } from 'eslint';
import { read } from './lint/boundaries.rule.mjs';
import { readArguments } from './run/arguments.mjs';
import { root } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(async () => {
  const { fix = false } = readArguments({ fix: { type: 'boolean' } });
  const eslint = new ESLint({ cwd: root, fix });
  const results = await eslint.lintFiles(['.']);
  if (fix) await ESLint.outputFixes(results);
  const formatter = await eslint.loadFormatter('stylish');
  const complaints = await formatter.format(results);
  if (complaints) console.log(complaints);
  console.log(`${results.length} files, ${read.imports} imports in ${read.modules} modules judged`);
  const sawNothing = results.length === 0 || read.imports === 0;
  return sawNothing || results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0) ? 1 : 0;
});
