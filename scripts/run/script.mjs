import { UsageError } from './arguments.mjs';

/**
 * Runs the body of a script: its number is the exit code, a usage error is one plain line, anything else is a
 * fault with its stack.
 * @param {() => number | void | Promise<number | void>} body
 */
export async function script(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof UsageError ? `portal: ${error.message}` : error);
    process.exitCode = 1;
  }
}
