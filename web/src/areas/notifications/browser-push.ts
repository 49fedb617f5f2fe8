import { recall, remember } from '#core/remembered';

/** What the browser says about notices: it cannot, the person has forbidden it, or it is only to be asked. */
export type PushAbility = 'unsupported' | 'blocked' | 'possible';

export function pushAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Where this browser is reached, as the server takes it. */
interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whose the subscription of this browser is: user id. Other people may use it after them. */
const ownerKey = 'push-owner';
export const isOwner = (userId: number): boolean => recall(ownerKey) === String(userId);
export const setOwner = (userId: number | null): void =>
  remember(ownerKey, userId === null ? null : String(userId));

/** Milliseconds for a service worker that is still being installed. */
const patience = 30_000;

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('there is no service worker')), patience);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function toSubscribed(subscription: PushSubscription): Subscribed {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

async function found(): Promise<PushSubscription | null> {
  if (pushAbility() === 'unsupported') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The subscription that this browser has, or `null`. */
export async function subscribed(): Promise<Subscribed | null> {
  const subscription = await found();
  return subscription && toSubscribed(subscription);
}

/**
 * Asks the person, at a press of theirs, and the browser's push service. One of somebody else, or under an old key, ends.
 * @returns `null` where the person said no
 * @throws what the browser says when it cannot
 */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await readyWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
  return toSubscribed(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Nothing reaches this browser any more, whatever the server still has. */
export async function unsubscribe(): Promise<void> {
  setOwner(null);
  await (await found())?.unsubscribe();
}
