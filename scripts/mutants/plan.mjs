import { readFileSync } from 'node:fs';
import { inRoot } from '../run/root.mjs';
import { mutantsOf } from './mutate.mjs';

/** Guarding files → patterns of specs that should fail. @typedef {Record<string, string[]>} Guards */
/** @typedef {{ file: string, specs: readonly string[], mutant: import('./mutate.mjs').Mutant }} Task */
/** @typedef {Task & { killed: boolean }} Result */
/** An equivalent mutant, and why. @typedef {{ file: string, mutant: string, reason: string }} Accepted */

/** Percent of all faults, accepted ones included. */
const minKilledPercent = 95;

/**
 * @param {Guards} guards
 * @param {{ only: string, all: boolean }} options `only`: part of a path; `all`: those too that alter a guard and do not
 *   leave it out
 * @returns {Task[]}
 */
export function plan(guards, { only, all }) {
  return Object.entries(guards)
    .filter(([file]) => file.includes(only))
    .flatMap(([file, specs]) =>
      mutantsOf(readFileSync(inRoot(file), 'utf8'))
        .filter(({ leavesOut }) => all || leavesOut)
        .map((mutant) => ({ file, specs, mutant })),
    );
}

/**
 * An even, repeatable sample.
 * @template T
 * @param {readonly T[]} all
 * @param {number} count
 */
export const choose = (all, count) =>
  all.filter(
    (_task, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

/** @param {Task} task */
const nameOf = ({ file, mutant }) => `${file}:${mutant.line}  ${mutant.name}`;

/**
 * @param {readonly Result[]} results
 * @param {readonly Accepted[]} accepted
 * @param {{ seconds: number }} run
 * @returns {{ lines: string[], passed: boolean }}
 */
export function report(results, accepted, { seconds }) {
  /** @param {Result} result */
  const isAccepted = ({ file, mutant }) =>
    accepted.some((one) => one.file === file && one.mutant === mutant.name);
  const survivors = results.filter(({ killed }) => !killed);
  const unknown = survivors.filter((result) => !isAccepted(result));
  const noticed = results.filter((result) => result.killed && isAccepted(result));
  const percent = (100 * (results.length - survivors.length)) / Math.max(1, results.length);
  const lines = [
    ...unknown.map((result) => `unnoticed  ${nameOf(result)}`),
    ...noticed.map((result) => `is noticed now, strike it off accepted.json  ${nameOf(result)}`),
    `${results.length} faults, ${results.length - survivors.length} noticed (${percent.toFixed(1)} %), ` +
      `${survivors.length - unknown.length} accepted with a reason, ${unknown.length} not; ${Math.round(seconds)} s`,
  ];
  return { lines, passed: unknown.length === 0 && percent >= minKilledPercent };
}
