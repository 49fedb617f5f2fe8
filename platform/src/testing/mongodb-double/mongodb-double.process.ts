import { createInterface } from 'node:readline';
import { MongodbDouble } from './mongodb-double';

/*
 * The double as a process of its own: `node --import tsx mongodb-double.process.ts [port]`. Prints its address when it
 * listens, then takes orders from its input, a line each: `away`, `back`, `delay <milliseconds>`,
 * `break <command> before|after [nth]`, `stop`. Answers each with `done`. Ends with its input.
 */
const double = await MongodbDouble.start({ port: Number(process.argv[2] ?? 0) });

const orders: Readonly<Record<string, (words: readonly string[]) => Promise<void> | void>> = {
  away: () => double.goAway(),
  back: () => double.comeBack(),
  delay: ([milliseconds]) => double.delay(Number(milliseconds)),
  break: ([command = '', when, nth]) =>
    double.breakConnection(command, when === 'after' ? 'after' : 'before', Number(nth ?? 1)),
  stop: () => process.exit(0),
};

process.stdout.write(`${double.url}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const [order = '', ...words] = line.trim().split(/\s+/);
  await orders[order]?.(words);
  process.stdout.write(orders[order] ? 'done\n' : `unknown order: ${order}\n`);
}
process.exit(0);
