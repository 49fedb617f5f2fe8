/* One rewritten line on a terminal, plain lines elsewhere. */

/** For reporters in other processes. */
const partVariable = 'TEST_PART';
const startedVariable = 'TEST_RUN_STARTED';

/** @param {string} part @param {number} startedAt milliseconds */
export const progressOf = (part, startedAt) => ({
  [partVariable]: part,
  [startedVariable]: String(startedAt),
});

/** Milliseconds as `4:05`. @param {number} milliseconds */
export function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * `pieces 12 of 524, 1:03, web/src/…`.
 * @param {{ part: string, done: number, total: number, milliseconds: number, what: string }} step
 */
const lineOf = ({ part, done, total, milliseconds, what }) =>
  `${part} ${done} of ${total}, ${clock(milliseconds)}, ${what}`;

/** @param {Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>} stream */
export function progressOn(stream, env = process.env) {
  const part = env[partVariable] ?? 'tests';
  const startedAt = Number(env[startedVariable] ?? Date.now());
  let isOpen = false;
  const close = () => {
    if (isOpen) stream.write('\n');
    isOpen = false;
  };
  return {
    /** @param {{ done: number, total: number, what: string }} step */
    step(step) {
      const line = lineOf({ part, milliseconds: Date.now() - startedAt, ...step });
      if (!stream.isTTY) return void stream.write(`${line}\n`);
      stream.write(`\r\u001B[K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`);
      isOpen = true;
    },
    /** A permanent line. @param {string} text */
    print(text) {
      close();
      stream.write(`${text.trimEnd()}\n`);
    },
    close,
  };
}
