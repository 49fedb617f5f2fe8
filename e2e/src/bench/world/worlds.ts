import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder, keptFolder } from '../../programs/kept-folder';
import { startProduct } from '../product/product';
import { fillCatalogue } from './catalogue';
import { layFoundation } from './foundation';
import { addDownloadsUpTo } from './long-log';
import { fillOrderBook } from './order-book';
import { settle } from './settle';
import { openWritingDesk } from './writing-desk';

/** A made data folder. Measurements get copies of it, so that every bench begins with the same one. */
export interface World {
  readonly dataDir: string;
  /** Orders in status 1 whose changes everybody hears of. */
  readonly untouched: readonly string[];
}

const millionEvents = 1_000_000;
const listFile = 'untouched-orders.json';

async function makeOrders(dataDir: string): Promise<void> {
  const desk = await openWritingDesk(dataDir);
  await layFoundation(desk);
  const untouched = await fillOrderBook(desk);
  await desk.project();
  await desk.close();
  await settle(dataDir);
  await writeFile(join(dataDir, listFile), JSON.stringify(untouched));
}

async function makeMillion(dataDir: string, orders: World): Promise<void> {
  await copyOf(orders, dataDir);
  const desk = await openWritingDesk(dataDir);
  await addDownloadsUpTo(desk, millionEvents);
  await desk.project();
  await desk.close();
  await settle(dataDir);
}

async function makeCatalogue(dataDir: string): Promise<void> {
  const desk = await openWritingDesk(dataDir);
  await fillCatalogue(desk);
  await desk.project();
  await desk.close();
  await settle(dataDir);
  await writeFile(join(dataDir, listFile), '[]');
}

/** The demo data of the portal, seeded by the portal. */
async function makeDemo(dataDir: string): Promise<void> {
  await mkdir(dataDir);
  const product = await startProduct({ dataDir, demo: true });
  await product.stop();
  await writeFile(join(dataDir, listFile), '[]');
}

export const copyOf = ({ dataDir }: World, target: string): Promise<string> => copyFolder(dataDir, target);

/**
 * The worlds of one version of the program, made when they are first asked for. Those of other versions are removed.
 * @param folder where worlds are kept
 * @param version changes when what makes a world does
 */
export function openWorlds(folder: string, version: string) {
  async function made(name: string, make: (dataDir: string) => Promise<void>): Promise<World> {
    const dataDir = await keptFolder({ folder, version }, name, make);
    const untouched = JSON.parse(await readFile(join(dataDir, listFile), 'utf8')) as string[];
    return { dataDir, untouched };
  }

  const orders = () => made('orders', makeOrders);
  return {
    demo: () => made('demo', makeDemo),
    /** 20,000 resources. */
    catalogue: () => made('catalogue', makeCatalogue),
    /** 50,000 orders with their histories. */
    orders,
    /** The same orders at the beginning of a log of a million events. */
    million: async () => {
      const beginning = await orders();
      return made('million', (dataDir) => makeMillion(dataDir, beginning));
    },
  };
}
