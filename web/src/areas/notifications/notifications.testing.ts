import { aPushSubscription } from '@portal/contracts/areas/notifications';

type Subscription = ReturnType<typeof aPushSubscription> | null;

/** jsdom lacks the push API. */
export interface BrowserPush {
  answer: NotificationPermission;
  fails: boolean;
  subscription: Subscription;
  asked: number;
  ended: number;
  readonly keys: unknown[];
}

const globals = ['Notification', 'PushManager'] as const;
const isOurs = { configurable: true, writable: true } as const;

export function withBrowserPush({ permission = 'default' as NotificationPermission } = {}): BrowserPush {
  const browser: BrowserPush = {
    answer: 'granted',
    fails: false,
    subscription: null,
    asked: 0,
    ended: 0,
    keys: [],
  };
  const now = { permission };
  const toSubscription = ({ endpoint, ...keys }: NonNullable<Subscription>) => ({
    toJSON: () => ({ endpoint, keys }),
    async unsubscribe() {
      browser.ended += 1;
      browser.subscription = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => browser.subscription && toSubscription(browser.subscription),
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      if (browser.fails) throw new DOMException('Registration failed - push service error', 'AbortError');
      browser.keys.push(applicationServerKey);
      browser.subscription = aPushSubscription('device-1');
      return toSubscription(browser.subscription);
    },
  };
  const registration = { pushManager };
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  const notification = {
    get permission() {
      return now.permission;
    },
    async requestPermission() {
      browser.asked += 1;
      now.permission = browser.answer;
      return browser.answer;
    },
  };
  Object.defineProperty(window, 'Notification', { ...isOurs, value: notification });
  Object.defineProperty(window, 'PushManager', { ...isOurs, value: class {} });
  Object.defineProperty(navigator, 'serviceWorker', { ...isOurs, value: worker });
  return browser;
}

export function removeBrowserPush(): void {
  for (const name of globals) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
