import { allViews, minPositionHeader } from '@portal/contracts';
import { EventStoreDbEventStore } from '@portal/platform/stores/event-store/eventstoredb.event-store';
import { MongodbKeyStore } from '@portal/platform/stores/key-store/mongodb.key-store';
import { platformViews } from '@portal/platform/stores/open-stores';
import { MongodbViewStore } from '@portal/platform/stores/view-store/mongodb.view-store';
import { until } from '../programs/until';
import { apps } from '../production/production-portal';
import { allViewsTwice, type Figures } from './all-views';
import { maxAnswer } from './retrying-client';
import type { WorldOnServers } from './world-on-servers';

/** Waits until the views reach `head`. */
export async function untilCaughtUp({ portal, administrator }: WorldOnServers, head: number): Promise<void> {
  const headers = { ...administrator, [minPositionHeader]: String(head) };
  await until(
    `views at ${head}`,
    async () => {
      const answer = await fetch(`${portal.url}/api/order?size=1`, {
        headers,
        signal: AbortSignal.timeout(maxAnswer),
      });
      const { stale = false } = (await answer.json()) as { stale?: boolean };
      return answer.ok && !stale;
    },
    () => portal.outputOf('projections'),
  );
}

const declared = [...allViews, ...platformViews];

/** R7. Ends all programs. */
export async function viewsOnServers({
  market,
  portal,
}: WorldOnServers): Promise<{ lived: Figures; rebuilt: Figures }> {
  for (const app of apps) await portal.end(app, 'SIGTERM');
  const { EVENTSTORE_URL = '', MONGODB_URL = '' } = portal.doubles.addresses;
  const events = new EventStoreDbEventStore(EVENTSTORE_URL);
  const keys = new MongodbKeyStore(MONGODB_URL);
  const lived = new MongodbViewStore(MONGODB_URL, declared);
  const beside = new URL(MONGODB_URL);
  beside.pathname = '/rebuilt';
  const empty = new MongodbViewStore(beside.href, declared);
  const both = await allViewsTwice({ market, events, keys, lived, empty });
  for (const store of [events, keys, lived, empty]) await store.close();
  return both;
}
