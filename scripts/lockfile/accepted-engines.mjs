/**
 * Declare a newer Node but pass our suites; else use `overrides` in package.json.
 * @type {Readonly<Record<string, string>>} name → who brings it, and which suites run it
 */
export const accepted = Object.freeze({});
