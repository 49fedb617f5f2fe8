import { SpecRunner } from './spec-runner.mjs';

/** @typedef {import('./plan.mjs').Task} Task */
/** @typedef {import('./plan.mjs').Result} Result */

const maxMilliseconds = 180_000;
/** Timeout: this factor of the normal time, plus a grace. */
const slower = 5;
const graceMilliseconds = 15_000;

export class Bench {
  /** Duration of specs that passed without a fault, in milliseconds. @type {Map<string, Promise<number>>} */
  #sound = new Map();
  #done = 0;

  /** @param {number} workers */
  constructor(workers) {
    this.workers = workers;
  }

  /** @param {readonly Task[]} tasks @returns {Promise<Result[]>} in the same order */
  async run(tasks) {
    /** @type {Result[]} */
    const results = [];
    const waiting = tasks.entries();
    const work = async () => {
      const runner = new SpecRunner();
      try {
        for (const [at, task] of waiting) results[at] = await this.#try(runner, task, tasks.length);
      } finally {
        runner.close();
      }
    };
    await Promise.all(Array.from({ length: this.workers }, work));
    return results;
  }

  /** @param {SpecRunner} runner @param {Task} task @param {number} total @returns {Promise<Result>} */
  async #try(runner, task, total) {
    const sound = await this.#seeSound(runner, task);
    const { passed } = await runner.run(task.specs, task, graceMilliseconds + slower * sound);
    this.#done += 1;
    if (passed)
      console.log(`${this.#done}/${total}  survived  ${task.file}:${task.mutant.line}  ${task.mutant.name}`);
    return { ...task, killed: !passed };
  }

  /** Specs that fail anyway prove nothing. @param {SpecRunner} runner @param {Task} task */
  #seeSound(runner, { file, specs }) {
    const known = this.#sound.get(file);
    if (known) return known;
    const begun = performance.now();
    const seen = runner.run(specs, null, maxMilliseconds).then(({ passed, output }) => {
      if (!passed) throw new Error(`the specs of ${file} fail without a fault:\n${output}`);
      return performance.now() - begun;
    });
    this.#sound.set(file, seen);
    return seen;
  }
}
