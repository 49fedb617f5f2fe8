import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { inRoot } from '../run/root.mjs';

/** @typedef {{ passed: boolean, output: string }} Verdict */

/** @type {Verdict} */
const tooLate = { passed: false, output: 'no answer in time' };
/** Jest leaks modules. */
const runsPerProcess = 40;
const program = inRoot('scripts/mutants/worker.mjs');
const execArgv = ['--experimental-vm-modules', '--no-warnings'];

/** Reuses processes: starting Jest takes longer than most specs. */
export class SpecRunner {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #runs = 0;

  /**
   * Runs specs until the first failure.
   * @param {readonly string[]} specs patterns of their paths
   * @param {{ file: string, mutant: import('./mutate.mjs').Mutant } | null} faulty
   * @param {number} timeoutMs milliseconds; faults may cause endless loops
   * @returns {Promise<Verdict>}
   */
  async run(specs, faulty, timeoutMs) {
    const fault = faulty && { path: inRoot(faulty.file), ...faulty.mutant };
    // The previous fault may end the process: retry.
    const verdict =
      (await this.#ask({ specs, fault }, timeoutMs)) ?? (await this.#ask({ specs, fault }, timeoutMs));
    return verdict ?? { passed: false, output: 'the process of the specs ended' };
  }

  /**
   * @param {object} question
   * @param {number} timeoutMs
   * @returns {Promise<Verdict | null>} `null` if the process exited
   */
  async #ask(question, timeoutMs) {
    if (this.#runs === runsPerProcess) this.close();
    this.#runs += 1;
    const child = (this.#child ??= this.#start());
    const settled = new AbortController();
    const { signal } = settled;
    child.send(question, () => undefined);
    const verdict = await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message),
      once(child, 'exit', { signal }).then(() => null),
      setTimeout(timeoutMs, tooLate, { signal }),
    ]);
    settled.abort();
    if (verdict === tooLate) this.close();
    return verdict;
  }

  #start() {
    const child = fork(program, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
  }

  close() {
    this.#child?.kill('SIGKILL');
    this.#child = null;
    this.#runs = 0;
  }
}
