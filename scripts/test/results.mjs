/** @typedef {{ passed: number, failed: number, skipped: number }} Results */

/** An aborted suite counts as one failure. @type {Results} */
export const crashed = Object.freeze({ passed: 0, failed: 1, skipped: 0 });

/**
 * A file that cannot run counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number }} report
 * @returns {Results}
 */
export function jestResults(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Flaky tests and global errors count as failures.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Results}
 */
export function playwrightResults({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * One failure if it ran nothing or exited badly.
 * @param {Results | null} reported `null`: no report
 * @param {number} exitCode
 * @returns {Results}
 */
export function settled(reported, exitCode) {
  if (!reported) return crashed;
  const ranNothing = reported.passed + reported.failed === 0;
  const unexplained = exitCode !== 0 && reported.failed === 0;
  return ranNothing || unexplained ? { ...reported, failed: reported.failed + 1 } : reported;
}

/** @param {readonly Results[]} all @returns {Results} */
export function sum(all) {
  const total = (/** @type {keyof Results} */ key) =>
    all.reduce((subtotal, results) => subtotal + results[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** @param {Results} results */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
