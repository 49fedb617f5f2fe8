import { createECDH } from 'node:crypto';
import { type CallContract, type Market, marketRecords } from '@portal/contracts';
import { pushDevices, webPushCommands, webPushQueries } from '@portal/contracts/areas/notifications';
import { startWebPush } from '@portal/command-api';
import { startMetrics } from '@portal/platform/metrics/start-metrics';
import { createPushClient, type PushClient } from '@portal/platform/web-push/push-client';
import { PushServiceDouble } from '@portal/doubles/push-service-double';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { sendCall } from './send-call';

function makeKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey('base64url') };
}

/** A known push service; requests go to the double. */
const knownOrigin = 'https://fcm.googleapis.com';

function clientTo(double: PushServiceDouble, keys: ReturnType<typeof makeKeys>): PushClient {
  const client = createPushClient({ keys, subject: 'mailto:agency@chain.example', mayAsk: () => true });
  return {
    send({ subscription, ...delivery }) {
      const endpoint = subscription.endpoint.replace(knownOrigin, double.origin);
      return client.send({ ...delivery, subscription: { ...subscription, endpoint } });
    },
  };
}

async function startPushes(portal: InProcessPortal, double: PushServiceDouble, now: () => Date) {
  const { market, stores, mailStores, writeSide, problems } = portal;
  const keys = makeKeys();
  const logError = (error: unknown) => void problems.push(error);
  const sending = startWebPush({
    marketRecord: marketRecords[market],
    push: { keys, furtherHosts: [] },
    writeSide,
    views: stores.views,
    mailStores,
    now,
    logError,
    client: clientTo(double, keys),
    metrics: await startMetrics('test', { market, metricsAt: undefined }),
  });
  const following = await writeSide.startReactions({
    views: stores.views,
    onError: logError,
    onParked: logError,
    push: {
      outbox: mailStores.notices,
      wake: () => sending.wake(),
      viewsReach: async () => (await portal.caughtUp(), true),
    },
  });
  return {
    wake: () => sending.wake(),
    async stop() {
      await following.stop();
      await sending.stop();
    },
  };
}

async function untilWaiting({ mailStores }: InProcessPortal, wake: () => void, count: number): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    wake();
    await new Promise((resolve) => setTimeout(resolve, 10));
    if ((await mailStores.notices.stats()).waiting === count) return;
  }
  throw new Error(`there are other than ${count} notices: ${(await mailStores.notices.stats()).waiting}`);
}

interface Delivered {
  readonly double: PushServiceDouble;
  readonly wake: () => void;
  readonly count: number;
}

async function untilDelivered(portal: InProcessPortal, { double, wake, count }: Delivered): Promise<void> {
  for (let tries = 0; tries < 1_000 && double.received.length < count; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    wake();
  }
  await untilWaiting(portal, wake, 0);
}

export async function openPushWorld(market: Market, start: string) {
  let clock = Date.parse(start);
  const now = () => new Date(clock);
  const portal = await openInProcessPortal(market, now);
  await buildTestFixture(portal);
  const double = await PushServiceDouble.start();
  const pushes = await startPushes(portal, double, now);
  const { stores } = portal;

  async function send(signedIn: SignedIn, call: CallContract, input: object) {
    const answer = await sendCall(portal, call, { ...input }, { signedIn });
    await portal.caughtUp();
    return answer;
  }

  return {
    portal,
    double,
    send,
    /** @returns the device id */
    async register(signedIn: SignedIn, name: string): Promise<string> {
      const { endpoint, ...secrets } = double.subscribe(name);
      const input = { ...secrets, endpoint: endpoint.replace(double.origin, knownOrigin) };
      const answer = await send(signedIn, webPushCommands.RegisterPushDevice, input);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ data: { id: string } }>().data.id;
    },
    async settings(signedIn: SignedIn) {
      const answer = await send(signedIn, webPushQueries.GetPushDevices, {});
      return {
        body: answer.body,
        ...answer.json<{ data: { devices: { id: string; current: boolean }[] } }>().data,
      };
    },
    devicesOf: async (userId: number) =>
      (await stores.views.get<{ devices: { id: string }[] }>(pushDevices.name, String(userId)))?.devices ??
      [],
    /** Until `count` notices are queued. */
    waiting: (count: number) => untilWaiting(portal, pushes.wake, count),
    /** Until `count` were sent and none is queued. */
    delivered: (count: number) => untilDelivered(portal, { double, wake: pushes.wake, count }),
    later: (minutes: number) => void (clock += minutes * 60_000),
    async close(): Promise<void> {
      await pushes.stop();
      await double.stop();
      await portal.close();
    },
  };
}
export type PushWorld = Awaited<ReturnType<typeof openPushWorld>>;
