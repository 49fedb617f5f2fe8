// npm run verify -- mutants [--all] [--only <part of a path>] [--sample N] [--workers N]: removes guards
// (--all: alters, too); a spec must fail, else scripts/mutants/accepted.json has the reason.
import { readFileSync } from 'node:fs';
import { Bench } from '../mutants/bench.mjs';
import { choose, plan, report } from '../mutants/plan.mjs';
import { readArguments, UsageError } from '../run/arguments.mjs';
import { inRoot } from '../run/root.mjs';
import { script } from '../run/script.mjs';

/** @param {string} name of a file of data */
const data = (name) => JSON.parse(readFileSync(inRoot('scripts/mutants', name), 'utf8'));

/** @param {string | undefined} text @param {string} option @param {number} otherwise */
function wholeNumber(text, option, otherwise) {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`--${option} ${text}: a number from 1`);
  return Number(text);
}

await script(async () => {
  const {
    all = false,
    only = '',
    sample,
    workers,
  } = readArguments({
    all: { type: 'boolean' },
    only: { type: 'string' },
    sample: { type: 'string' },
    workers: { type: 'string' },
  });
  const planned = plan(data('guards.json'), { all, only });
  if (planned.length === 0)
    throw new UsageError(`--only ${only}: no fault in a file of scripts/mutants/guards.json`);
  const chosen = choose(planned, wholeNumber(sample, 'sample', planned.length));
  const begun = Date.now();
  const results = await new Bench(wholeNumber(workers, 'workers', 2)).run(chosen);
  const { lines, passed } = report(results, data('accepted.json'), { seconds: (Date.now() - begun) / 1000 });
  console.log(lines.join('\n'));
  return passed ? 0 : 1;
});
