import { UsageError } from './arguments.mjs';

/**
 * Usage errors print no stack.
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
