import { randomUUID } from 'node:crypto';
import { sealUnsubscribe } from '@portal/command-api';
import { aPushSubscription } from '@portal/contracts/areas/notifications';
import type { World } from '@portal/contracts/examples';
import type { Actor } from '@portal/platform/decider/decider';
import type { InProcessPortal } from './in-process-portal';

/** @returns the device id */
async function registerPushDevice(
  { writeSide: { runner, bindings } }: Pick<InProcessPortal, 'writeSide'>,
  actor: Actor,
): Promise<string> {
  const sender = { sessionId: 'a session', ...actor };
  const context = { actor: sender, correlationId: 'push-device' };
  const input = aPushSubscription(randomUUID());
  const answer = await runner.run(bindings.notifications.RegisterPushDevice, input, context);
  if (!answer.ok) throw new Error(`no device was registered: ${JSON.stringify(answer)}`);
  return answer.data.id;
}

interface Needs {
  readonly portal: InProcessPortal;
  readonly uploader: Actor;
}

type Part = readonly [names: readonly (keyof World)[], make: (needs: Needs) => Promise<Partial<World>>];

/** Created per call. */
export const notificationParts: readonly Part[] = [
  [
    ['pushDeviceId'],
    async ({ portal, uploader }) => ({ pushDeviceId: await registerPushDevice(portal, uploader) }),
  ],
  [
    ['unsubscribeToken'],
    async ({ portal, uploader }) => ({
      unsubscribeToken: sealUnsubscribe(portal.secrets, { userId: uploader.userId, kind: 'quote' }),
    }),
  ],
];
