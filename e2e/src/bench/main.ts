import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { openBench } from './bench';
import { allFigures } from './figures/all-figures';
import { isMet, type Measured } from './measuring/measured';
import { BadOptions, type BenchOptions, readOptions } from './options';
import { machine } from './report/machine';
import { pageNameOf, runPage } from './report/run-page';
import { tableOf } from './report/table';

whenLauncherEnds(() => process.exit(1));
const folder = fileURLToPath(new URL('.', import.meta.url));

/** Relative to `.build/bench`. */
const pages = join(folder, '../../docs/bench');

/** Over one, five and fifteen minutes. */
const loads = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');

function report(rows: readonly Measured[], { quick, only, record }: BenchOptions): void {
  const judged = rows.map(isMet).filter((met) => met !== null);
  const met = judged.filter(Boolean).length;
  const { cpu, cores } = machine();
  // Other load distorts milliseconds.
  console.log(`\n${cpu}, ${cores} cores, load ${loads()}`);
  console.log(`\n${tableOf(rows)}\n\n${met} of ${judged.length} targets met.`);
  const results = join(folder, 'results');
  mkdirSync(results, { recursive: true });
  const at = new Date().toISOString();
  const file = join(results, `${at.replaceAll(/[:.]/g, '-')}.json`);
  const figures = rows.map((row) => ({ ...row, met: isMet(row) }));
  writeFileSync(file, JSON.stringify({ at, machine: machine(), quick, only, figures }, null, 2));
  console.log(`Also in ${file}`);
  if (!record) return;
  const run = { at, machine: machine(), quick, only, rows };
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, pageNameOf(run)), runPage(run));
  console.log(`Recorded in docs/bench/${pageNameOf(run)}`);
}

/** Other figures continue. */
function failed(error: unknown): readonly Measured[] {
  console.error(error);
  process.exitCode = 1;
  return [];
}

async function run(options: BenchOptions): Promise<void> {
  const chosen = allFigures.filter(({ name }) => name.startsWith(options.only ?? ''));
  const bench = openBench(options);
  const rows: Measured[] = [];
  try {
    for (const figure of chosen) {
      console.log(`measuring ${figure.name} …`);
      rows.push(...(await figure.measure(bench).catch(failed)));
    }
  } finally {
    await bench.close();
  }
  report(rows, options);
}

try {
  const names = allFigures.map(({ name }) => name);
  await run(readOptions(process.argv.slice(2), process.env, folder, names));
} catch (error) {
  console.error(error instanceof BadOptions ? `bench: ${error.message}` : error);
  process.exitCode = 1;
}
