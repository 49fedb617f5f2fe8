import { progressOn } from './progress.mjs';

/** @param {import('@playwright/test/reporter').TestError} error */
const textOf = ({ stack, message, value, snippet }) =>
  [stack ?? message ?? value, snippet].filter((part) => part !== undefined).join('\n');

/** One line per journey; failures in full. */

export default class PlaywrightProgress {
  #progress = progressOn(process.stdout);
  #done = 0;
  #total = 0;

  printsToStdio = () => true;

  /** @type {import('@playwright/test/reporter').Reporter['onBegin']} */
  onBegin = (_config, suite) => {
    this.#total = suite.allTests().length;
  };

  /** @type {import('@playwright/test/reporter').Reporter['onTestEnd']} */
  onTestEnd = (test, result) => {
    const [, project = '', , ...titles] = test.titlePath();
    const name = `[${project}] ${titles.join(' › ')}`;
    this.#done += 1;
    if (result.status !== test.expectedStatus && result.status !== 'skipped')
      this.#progress.print(`FAILED ${name}\n${result.errors.map(textOf).join('\n')}`);
    const seconds = `${(result.duration / 1000).toFixed(1)} s`;
    this.#progress.step({ done: this.#done, total: this.#total, what: `${name} (${seconds})` });
  };

  /** @type {import('@playwright/test/reporter').Reporter['onError']} */
  onError = (error) => this.#progress.print(textOf(error));

  onEnd = () => this.#progress.close();
}
