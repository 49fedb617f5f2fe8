import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { openBench } from './bench';
import { allFigures } from './figures/all-figures';
import { isMet, type Measured } from './measuring/measured';
import { machine, pageNameOf, runPage, tableOf } from './report';

whenLauncherEnds(() => process.exit(1));
const folder = fileURLToPath(new URL('.', import.meta.url));
/** Relative to `.build/bench`. */
const pages = join(folder, '../../docs/bench');

const option = { type: 'boolean', default: false } as const;
const { only, record, quick, profile } = parseArgs({
  options: { only: { type: 'string' }, quick: option, profile: option, record: option },
}).values;
/** From `scripts/bench.mjs`. */
const worldVersion = process.env['BENCH_WORLD'] ?? '';
const chosen = allFigures.filter(({ name }) => name.startsWith(only ?? ''));
if (chosen.length === 0)
  throw new Error(
    `no figure begins with "${only}"; there are ${allFigures.map(({ name }) => name).join(', ')}`,
  );

/** Other figures continue. */
function failed(error: unknown): readonly Measured[] {
  console.error(error);
  process.exitCode = 1;
  return [];
}

const bench = openBench({ quick, profile, worldVersion, folder });
const rows: Measured[] = [];
try {
  for (const figure of chosen) {
    console.log(`measuring ${figure.name} …`);
    rows.push(...(await figure.measure(bench).catch(failed)));
  }
} finally {
  await bench.close();
}
const judged = rows.map(isMet).filter((met) => met !== null);
console.log(`\n${machine()}\n\n${tableOf(rows)}`);
console.log(`\n${judged.filter(Boolean).length} of ${judged.length} targets met.`);
if (record) {
  const run = { day: new Date().toISOString().slice(0, 10), quick, only };
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, pageNameOf(run)), runPage(run, rows));
  console.log(`Recorded in docs/bench/${pageNameOf(run)}`);
}
