import path from 'node:path';
import { parseArgs } from 'node:util';

/** A complaint that the person at the keyboard can act on: printed without a stack. */
export class UsageError extends Error {}

/**
 * Reads the arguments that a script knows and refuses every other one.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} O
 * @param {O} options as for `util.parseArgs`
 * @throws {UsageError} for anything unknown, missing or positional
 */
export function readArguments(options) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the one folder that a script is given, as the person at the keyboard sees it: npm runs scripts in the root.
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
