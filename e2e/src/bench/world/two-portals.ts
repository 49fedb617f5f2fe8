import { openProgramStores } from '@portal/platform/program/http-program';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { until } from '../../programs/until';
import { type Filling, startProductionPortal } from '../../production/production-portal';
import type { Bench } from '../bench';
import type { Visitor } from '../load/requests';
import type { Destination } from '../load/work';
import { startProduct } from '../product/product';
import { layFoundation } from './foundation';
import { market } from './market';
import { orderOf } from './order-book';
import { administrators, managers, meetingRestaurant } from './people';
import { signIn } from './sessions';
import { openWritingDesk, type WritingDesk, writingDeskOver } from './writing-desk';

/** A portal with a few orders in it, to be measured beside another. */
export interface MeasuredPortal {
  readonly asManagers: Destination;
  readonly asAdministrators: Destination;
  /** Orders at the restaurant that everybody hears of. */
  readonly orderIds: readonly string[];
  close(): Promise<void>;
}

interface Filled {
  readonly visitors: readonly Visitor[];
  readonly orderIds: readonly string[];
}

const orderCount = 256;

async function fill(desk: WritingDesk): Promise<Filled> {
  await layFoundation(desk);
  const { PlaceOrder } = desk.bindings.orders;
  const placed = managers
    .slice(0, orderCount)
    .map((manager) => desk.send(PlaceOrder, orderOf(manager, meetingRestaurant), manager));
  const orderIds = (await Promise.all(placed)).map(({ id }) => id);
  return { orderIds, visitors: await signIn(desk, [...managers, ...administrators]) };
}

async function opened(url: string, { visitors, orderIds }: Filled, close: () => Promise<void>) {
  const of = (some: readonly Visitor[]): Destination => ({
    port: Number(new URL(url).port),
    base: '/api',
    visitors: some,
  });
  const letIn = async ({ cookie }: Visitor) =>
    (await fetch(`${url}/api/order?size=1`, { headers: { cookie } })).ok;
  for (const visitor of visitors.slice(-1))
    await until('the last who signed in is known', () => letIn(visitor));
  return {
    asManagers: of(visitors.slice(0, managers.length)),
    asAdministrators: of(visitors.slice(managers.length)),
    orderIds,
    close,
  } satisfies MeasuredPortal;
}

/** The portal as one program on files. */
export async function openOneProgram(bench: Bench): Promise<MeasuredPortal> {
  const dataDir = await bench.emptyFolder('one-program');
  const desk = await openWritingDesk(dataDir);
  const filled = await fill(desk);
  await desk.project();
  await desk.close();
  const { port, stop } = await startProduct({ dataDir });
  return opened(`http://127.0.0.1:${port}`, filled, stop);
}

/** The portal as three programs on doubles of EventStoreDB, MongoDB and S3 and a real Redis, behind a plain proxy. */
export async function openThreePrograms(): Promise<MeasuredPortal> {
  let filled: Filled = { visitors: [], orderIds: [] };
  const filling: Filling = async (env) => {
    const config = readProgramConfig({ ...env, PORT: '0', PORTAL_LOG_LEVEL: 'silent' });
    const { stores } = await openProgramStores(config);
    const desk = await writingDeskOver(stores, config.secretFile);
    filled = await fill(desk);
    await desk.close();
  };
  const portal = await startProductionPortal(market, filling);
  return opened(portal.url, filled, () => portal.close());
}
