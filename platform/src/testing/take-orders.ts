import { createInterface } from 'node:readline';

type Orders = Readonly<Record<string, (words: readonly string[]) => Promise<void> | void>>;

/** Prints the address, then reads orders per line. Ends with `stop` or its input. */
export async function takeOrders(url: string, orders: Orders): Promise<never> {
  process.stdout.write(`${url}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    const [order = '', ...words] = line.trim().split(/\s+/);
    if (order === 'stop') break;
    await orders[order]?.(words);
    process.stdout.write(orders[order] ? 'done\n' : `unknown order: ${order}\n`);
  }
  process.exit(0);
}
