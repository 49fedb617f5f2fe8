import { recall, remember } from '#core/remembered';

/** `blocked`: the person denied the permission. */
export type PushAbility = 'unsupported' | 'blocked' | 'possible';

export function pushAbility(): PushAbility {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Input of `RegisterPushDevice`. */
interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Id of the user who subscribed; others may use the same browser. */
const ownerKey = 'push-owner';
export const isOwner = (userId: number): boolean => recall(ownerKey) === String(userId);
export const setOwner = (userId: number | null): void =>
  remember(ownerKey, userId === null ? null : String(userId));

const timeoutMs = 30_000;

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('there is no service worker')), timeoutMs);
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]);
}

function toInput(subscription: PushSubscription): Subscription {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

async function found(): Promise<PushSubscription | null> {
  if (pushAbility() === 'unsupported') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function subscribed(): Promise<Subscription | null> {
  const subscription = await found();
  return subscription && toInput(subscription);
}

/**
 * Asks for permission, which needs a click, and replaces any other subscription.
 * @returns `null` without permission
 * @throws the error of the browser
 */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await readyWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
  return toInput(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

export async function unsubscribe(): Promise<void> {
  setOwner(null);
  await (await found())?.unsubscribe();
}
