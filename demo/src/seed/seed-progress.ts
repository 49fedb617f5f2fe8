import type { Market } from '@portal/contracts';

/** Told that so many of all `what` are done. */
export type SeedProgress = (what: string, done: number, total: number) => void;

/** Where it is told: a terminal, a file, another program. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Of a hundred; a terminal is told of every one. */
const steps = { terminal: 1, elsewhere: 25 };

/** Tells how far the seed is: in one line that is rewritten on a terminal, in a few plain lines elsewhere. */
export function seedProgressOn(output: Output, market: Market): SeedProgress {
  let told = '';
  return (what, done, total) => {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    const step = output.isTTY ? steps.terminal : steps.elsewhere;
    const now = `${what} ${Math.floor(percent / step)}`;
    if (now === told) return;
    told = now;
    const line = `Demo data ${market}: ${done} of ${total} ${what}`;
    if (!output.isTTY) output.write(`${line}\n`);
    else output.write(`\r\u001B[K${line}${done === total ? '\n' : ''}`);
  };
}
