import path from 'node:path';
import { root } from '../run/root.mjs';
import { progressOn } from './progress.mjs';

/** One line per file; failures in full. */

export default class JestProgress {
  #progress = progressOn(process.stdout);
  #done = 0;

  /**
   * @param {{ path: string }} test
   * @param {{ failureMessage?: string | null, perfStats: { runtime: number } }} result
   * @param {{ numTotalTestSuites: number }} all
   */
  onTestResult(test, result, all) {
    const file = path.relative(root, test.path);
    const seconds = `${(result.perfStats.runtime / 1000).toFixed(1)} s`;
    this.#done += 1;
    if (result.failureMessage) this.#progress.print(`FAILED ${file}\n${result.failureMessage}`);
    this.#progress.step({
      done: this.#done,
      total: all.numTotalTestSuites,
      what: `${file} (${seconds})`,
    });
  }

  onRunComplete() {
    this.#progress.close();
  }
}
