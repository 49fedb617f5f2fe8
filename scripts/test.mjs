// npm test: installs what it needs, runs every suite but the long ones, ends with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildAll } from './build/build.mjs';
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { readArguments } from './run/arguments.mjs';
import { runToEnd } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';
import { chromium } from './test/browser.mjs';
import { redis } from './test/redis.mjs';
import { bundle } from './build/bundle.mjs';
import { doubles } from './build/entries.mjs';
import { crashed, jestResults, playwrightResults, sentence, settled, sum } from './test/results.mjs';

const require = createRequire(import.meta.url);
const reports = inRoot('.build/test');

/** @template T @param {string} file @param {(report: any) => T} read @returns {T | null} */
function reportIn(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Contracts, server, projections, web components: everything without a browser. */
async function jest() {
  // Several specs start the programs, and run beside each other.
  await redis();
  await buildAll();
  await bundle(doubles);
  const report = `${reports}/jest.json`;
  const args = [require.resolve('jest/bin/jest'), '--json', `--outputFile=${report}`, '--maxWorkers=100%'];
  const env = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
  const { code } = await runToEnd(process.execPath, args, { env, show: true });
  return settled(reportIn(report, jestResults), code);
}

/** The journeys of people through the built house, in a real browser. */
async function journeys() {
  const browser = await chromium();
  if (!browser) return crashed;
  if (!(await redis())) return crashed;
  const report = `${reports}/playwright.json`;
  const args = [
    require.resolve('@playwright/test/cli'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ];
  const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await runToEnd(process.execPath, args, { env, show: true });
  return settled(reportIn(report, playwrightResults), code);
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
  const results = sum([await run(jest), await run(journeys)]);
  console.log(sentence(results));
  return results.failed > 0 || results.passed === 0 ? 1 : 0;
});
