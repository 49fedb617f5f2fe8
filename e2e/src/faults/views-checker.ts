import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startHouse } from '../house/house-process';
import type { PeopledWorld, WorldOnDisk } from './world-on-disk';

/** What everybody sees, asked over HTTP as an administrator does. */
export async function everythingSeen(url: string, { market, administrator }: PeopledWorld): Promise<unknown> {
  const read = async (path: string) => {
    const answer = await fetch(`${url}/api/${path}`, { headers: { ...administrator } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const orders = (await read('order?size=-1&sort=number')) as { id: string }[];
  const details = [];
  for (const { id } of orders) {
    const talk = market === 'PT' ? await read(`order/comments/${id}`) : null;
    details.push({ order: await read(`order/${id}`), talk });
  }
  const pauses = market === 'ES' ? await read('admin/mop_requests?size=-1&sort=start_date') : null;
  return { orders, details, pauses };
}

const patience = 20_000;

/** The views of a house on this folder, once they show all of the log. */
async function seenIn(dataDir: string, world: WorldOnDisk, orders: number): Promise<unknown> {
  const house = await startHouse({ MARKET: world.market, DATA_DIR: dataDir });
  const until = performance.now() + patience;
  for (;;) {
    const list = await fetch(`${house.url}/api/order?size=1`, { headers: { ...world.administrator } });
    const { total } = (await list.json()) as { total?: number };
    if (total === orders || performance.now() > until) break;
    await pause(50);
  }
  const seen = await everythingSeen(house.url, world);
  await house.end('SIGTERM');
  return seen;
}

/** The views as they came through all deaths, and as a clean rebuild of the same log makes them (R7). */
export async function bothViews(world: WorldOnDisk, orders: number) {
  const lived = await seenIn(world.dataDir, world, orders);
  const clean = `${world.dataDir}-rebuilt`;
  cpSync(world.dataDir, clean, { recursive: true });
  for (const file of readdirSync(clean)) if (file.startsWith('views.db')) rmSync(join(clean, file));
  const rebuilt = await seenIn(clean, world, orders);
  rmSync(clean, { recursive: true });
  return { lived, rebuilt };
}
