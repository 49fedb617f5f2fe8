/**
 * Packages that declare a newer Node than ours and run on ours all the same, as the suites that use them show. None now:
 * `overrides` in package.json keeps to lines that support our Node.
 * @type {Readonly<Record<string, string>>} name → who brings it, and which suites run it
 */
export const accepted = Object.freeze({});
