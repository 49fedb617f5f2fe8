import { randomUUID } from 'node:crypto';
import { newSecondFactorSecret, recoveryDigest, secondFactorCode } from '@portal/command-api';
import type { EventOf } from '@portal/contracts';
import type { secondFactorEvents, userEvents } from '@portal/contracts/areas/users';
import type { InProcessPortal } from './in-process-portal';

type Ground = Pick<InProcessPortal, 'stores' | 'codec' | 'secrets' | 'caughtUp'>;
type UserEvent = EventOf<typeof secondFactorEvents> | EventOf<typeof userEvents>;

/** Bypasses the rules. */
export async function appendToUser(
  { stores, codec, caughtUp }: Ground,
  userId: number,
  happened: readonly UserEvent[],
): Promise<void> {
  const stream = await stores.events.readStream(`user-${userId}`);
  const last = stream.at(-1);
  if (!last) throw new Error(`there is no user-${userId}`);
  const { commandDigest: _, ...metadata } = last.metadata;
  const encoded = [];
  for (const event of happened)
    encoded.push(await codec.encode(event, randomUUID(), { ...metadata, commandId: randomUUID() }));
  await stores.events.append(`user-${userId}`, last.revision, encoded);
  await caughtUp();
}

const prepared = (userId: number, secret: string): UserEvent => ({
  type: 'SecondFactorPrepared',
  data: { userId },
  personal: { subject: `user-${userId}`, value: { secret } },
});

/** @returns its current code */
export async function prepareDevice(portal: Ground, userId: number, now = new Date()): Promise<string> {
  const secret = newSecondFactorSecret();
  await appendToUser(portal, userId, [prepared(userId, secret)]);
  return secondFactorCode(secret, now.toISOString());
}

export const disableDevice = (portal: Ground, userId: number): Promise<void> =>
  appendToUser(portal, userId, [{ type: 'SecondFactorDisabled', data: { userId } }]);

/** @returns a recovery code */
export async function enableDevice(portal: Ground, userId: number): Promise<string> {
  const code = 'ABCDEFGHJK'.replaceAll(/./g, () => 'ABCDEFGHJK'.charAt(Math.floor(Math.random() * 10)));
  await appendToUser(portal, userId, [
    prepared(userId, newSecondFactorSecret()),
    {
      type: 'SecondFactorEnabled',
      data: { userId, recovery: [recoveryDigest(portal.secrets, code)] },
    },
  ]);
  return code;
}
