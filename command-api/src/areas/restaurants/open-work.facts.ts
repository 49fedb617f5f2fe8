import { MopStatus } from '@portal/contracts/areas/mop';
import type { Services } from '../../services';
import { mopDecider } from '../mop/mop.decider';
import type { OpenWork } from './restaurant.decider';

interface Context {
  readonly input: { readonly id: number };
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** AMB-55. */
export async function openWorkFacts(
  { input: { id }, at }: Context,
  { load, openOrders }: Pick<Services, 'load' | 'openOrders'>,
): Promise<OpenWork> {
  const paused = await load(mopDecider, `mop-${id}`);
  const pauses = [...(paused?.ahead.values() ?? [])].filter(
    ({ status, end }) => status !== MopStatus.Cancelled && Date.parse(end) > Date.parse(at),
  );
  return { orders: await openOrders(id), pauses: pauses.length };
}
