import path from 'node:path';
import { parseArgs } from 'node:util';

/** Printed without a stack. */
export class UsageError extends Error {}

/**
 * Rejects unknown arguments.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} O
 * @param {O} options as for `util.parseArgs`
 * @throws {UsageError} for unknown, missing or positional arguments
 */
export function readArguments(options) {
  return parsed(() => parseArgs({ options, strict: true, allowPositionals: false })).values;
}

/**
 * Names and options.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} O
 * @param {O} options as for `util.parseArgs`
 * @throws {UsageError} if an option is unknown or without its value
 */
export function readNames(options) {
  return parsed(() => parseArgs({ options, strict: true, allowPositionals: true }));
}

/**
 * @template T
 * @param {() => T} parse
 */
function parsed(parse) {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Relative to the caller's directory: npm runs scripts in the root.
 * @param {string} name of the npm script
 * @throws {UsageError}
 */
export function readFolder(name) {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    throw new UsageError(`npm run ${name} -- <folder>`);
  }
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
}
