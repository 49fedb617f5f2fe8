import type { VapidKeys } from '../web-push/push-client';
import { isKeyPair } from '../web-push/vapid-keys';
import { BadConfiguration } from './environment';

export interface PushConfig {
  readonly keys: VapidKeys;
  readonly furtherHosts: readonly string[];
}

interface Values {
  readonly PORTAL_VAPID_PUBLIC_KEY?: string | undefined;
  readonly PORTAL_VAPID_PRIVATE_KEY?: string | undefined;
  readonly PORTAL_PUSH_HOSTS?: readonly string[] | undefined;
}

/**
 * `null` if not configured.
 * @throws BadConfiguration for half a pair, or keys of different pairs
 */
export function pushConfigOf(values: Values): PushConfig | null {
  const { PORTAL_VAPID_PUBLIC_KEY: publicKey, PORTAL_VAPID_PRIVATE_KEY: privateKey } = values;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined)
    throw new BadConfiguration([
      'PORTAL_VAPID_PUBLIC_KEY, PORTAL_VAPID_PRIVATE_KEY: one is missing; they are a pair',
    ]);
  if (!isKeyPair({ publicKey, privateKey }))
    throw new BadConfiguration(['PORTAL_VAPID_PRIVATE_KEY=…: is not that of PORTAL_VAPID_PUBLIC_KEY']);
  return { keys: { publicKey, privateKey }, furtherHosts: values.PORTAL_PUSH_HOSTS ?? [] };
}
