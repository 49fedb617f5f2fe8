import { examplePicture } from '@portal/contracts/examples';
import { maxAnswer, type Acknowledged } from './retrying-client';
import type { PeopledWorld } from './world-on-disk';

interface OrderInput {
  readonly order: { readonly items: readonly { readonly custom_file: string }[] };
}

function fileOf({ data, input }: Acknowledged): string {
  const [item] = (input as OrderInput).order.items;
  return `order/${String(data.id)}/file/${item?.custom_file}`;
}

export interface Download {
  readonly status: number;
  readonly retryAfter: string | null;
  /** Same bytes as uploaded. */
  readonly isWhole: boolean;
}

export async function download(
  url: string,
  { administrator }: PeopledWorld,
  order: Acknowledged,
): Promise<Download> {
  const signal = AbortSignal.timeout(maxAnswer);
  const answer = await fetch(`${url}/api/${fileOf(order)}`, { headers: { ...administrator }, signal });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    isWhole: bytes.equals(examplePicture.bytes),
  };
}

/** Orders with a missing or different file (R13). */
export async function ordersWithoutFile(
  url: string,
  world: PeopledWorld,
  orders: readonly Acknowledged[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const order of orders)
    if (!(await download(url, world, order)).isWhole) missing.push(String(order.data.id));
  return missing;
}
