/**
 * Packages that declare a newer Node but pass our suites. `overrides` in package.json selects compatible
 * versions.
 * @type {Readonly<Record<string, string>>} name → who brings it, and which suites run it
 */
export const accepted = Object.freeze({});
