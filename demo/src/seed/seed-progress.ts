import type { Market } from '@portal/contracts';

export type SeedProgress = (what: string, done: number, total: number) => void;

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Percent between two reports. */
const steps = { terminal: 1, elsewhere: 25 };

/** Rewrites one line on a terminal. */
export function seedProgressOn(output: Output, market: Market): SeedProgress {
  let lastPrinted = '';
  return (what, done, total) => {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    const step = output.isTTY ? steps.terminal : steps.elsewhere;
    const now = `${what} ${Math.floor(percent / step)}`;
    if (now === lastPrinted) return;
    lastPrinted = now;
    const line = `Demo data ${market}: ${done} of ${total} ${what}`;
    if (!output.isTTY) output.write(`${line}\n`);
    else output.write(`\r\u001B[K${line}${done === total ? '\n' : ''}`);
  };
}
