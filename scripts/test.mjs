// npm test: installs what it needs, runs every suite but the long ones, ends with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { readArguments } from './run/arguments.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';
import { jest, prepareForJest } from './test/jest.mjs';
import { playwright } from './test/playwright.mjs';
import { crashed, jestResults, playwrightResults, sentence, settled, sum } from './test/results.mjs';

const reports = inRoot('.build/test');

/** @template T @param {string} file @param {(report: any) => T} read @returns {T | null} */
function reportIn(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** @param {readonly string[]} projects of jest.config.mjs @param {string} workers how many specs at once */
async function specsOf(projects, workers) {
  await prepareForJest();
  const report = `${reports}/${projects.join('-')}.json`;
  const output = ['--json', `--outputFile=${report}`];
  const code = await jest(['--selectProjects', ...projects, '--maxWorkers', workers, ...output]);
  return settled(reportIn(report, jestResults), code);
}

/** Contracts, server, projections, web components. */
const pieces = () => specsOf(['server', 'web'], '100%');

/** What is started, killed and timed, one after the other: beside other suites it would time those. */
const programs = () => specsOf(['programs'], '1');

/** The journeys of people through the built portal, in a real browser. */
async function journeys() {
  const report = `${reports}/playwright.json`;
  const code = await playwright(['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return code === null ? crashed : settled(reportIn(report, playwrightResults), code);
}

/** @param {() => Promise<import('./test/results.mjs').Results>} suite */
async function run(suite) {
  try {
    return await suite();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return crashed;
  }
}

await script(async () => {
  readArguments({});
  requireNode();
  await install();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = sum([await run(pieces), await run(programs), await run(journeys)]);
  console.log(sentence(results));
  return results.failed > 0 || results.passed === 0 ? 1 : 0;
});
