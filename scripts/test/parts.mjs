import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { buildAll } from '../build/build.mjs';
import { inRoot } from '../run/root.mjs';
import { jest, prepareForJest } from './jest.mjs';
import { playwright } from './playwright.mjs';
import { inMemory } from './memory-folder.mjs';
import { clock, progressOf } from './progress.mjs';
import { crashed, jestResults, playwrightResults, sentence, settled, sum } from './results.mjs';

/**
 * @typedef {{ name: string, run: (progress: Record<string, string>) => Promise<import('./results.mjs').Results> }} Part
 * @typedef {import('./results.mjs').Results & { name: string, milliseconds: number }} Done
 */

const reports = inRoot('.build/test');

/** @param {string} part */
const fileOf = (part) => `${reports}/${part.replaceAll(' ', '-')}`;

/** Removes the report of an earlier run. @param {string} part */
function newReport(part) {
  const report = `${fileOf(part)}.json`;
  rmSync(report, { force: true });
  return report;
}

/** @template T @param {string} file @param {(report: any) => T} read @returns {T | null} */
function reportIn(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * @param {string} name of the part
 * @param {readonly string[]} args of Jest
 * @param {{ mayBeEmpty?: boolean, onDisk?: boolean, env?: NodeJS.ProcessEnv }} [options] `mayBeEmpty`: finding nothing
 *   is no failure; `onDisk`: what is measured or killed writes where a portal writes
 * @returns {Part}
 */
export const specs = (name, args, { mayBeEmpty = false, onDisk = false, env = {} } = {}) => ({
  name,
  async run(progress) {
    await prepareForJest();
    const report = newReport(name);
    const output = [
      '--reporters',
      inRoot('scripts/test/jest-progress.mjs'),
      '--json',
      `--outputFile=${report}`,
    ];
    /** @param {NodeJS.ProcessEnv} place */
    const run = (place) => jest([...args, ...output], { ...progress, ...env, ...place });
    const code = await (onDisk ? run({}) : inMemory(run));
    const reported = reportIn(report, jestResults);
    if (mayBeEmpty && code === 0 && !reported?.passed) return reported ?? sum([]);
    return settled(reported, code);
  },
});

/**
 * @param {string} name of the part
 * @param {readonly string[]} args of Playwright
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Part}
 */
export const journeys = (name, args, env = {}) => ({
  name,
  async run(progress) {
    await buildAll();
    const own = fileOf(name);
    const report = newReport(name);
    const reporter = `--reporter=${inRoot('scripts/test/playwright-progress.mjs')},json`;
    // Playwright empties this folder first.
    const all = [reporter, '--output', own, ...args];
    const code = await playwright(all, { ...progress, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    return code === null ? crashed : settled(reportIn(report, playwrightResults), code);
  },
});

/** @param {Part} part @param {Record<string, string>} progress */
async function resultsOf(part, progress) {
  try {
    return await part.run(progress);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return crashed;
  }
}

/** One line per part. @param {readonly Done[]} done @returns {string} */
export function tableOf(done) {
  const width = Math.max(...done.map(({ name }) => name.length));
  return done
    .map(({ name, milliseconds, ...results }) =>
      [name.padEnd(width), clock(milliseconds).padStart(6), ` ${sentence(results)}`].join(' '),
    )
    .join('\n');
}

/**
 * Sequential; prints a table and the sum.
 * @param {readonly Part[]} parts
 * @returns {Promise<number>} exit code
 */
export async function runParts(parts) {
  mkdirSync(reports, { recursive: true });
  const startedAt = Date.now();
  /** @type {Done[]} */
  const done = [];
  for (const part of parts) {
    const begun = performance.now();
    console.log(`\n${part.name}: part ${done.length + 1} of ${parts.length}`);
    const results = await resultsOf(part, progressOf(part.name, startedAt));
    done.push({ name: part.name, milliseconds: performance.now() - begun, ...results });
  }
  const all = sum(done);
  console.log(
    `\n${tableOf([...done, { name: 'together', milliseconds: Date.now() - startedAt, ...all }])}\n`,
  );
  console.log(sentence(all));
  return all.failed > 0 ? 1 : 0;
}
