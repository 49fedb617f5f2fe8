import { catalogueReaders, type DocumentOf, languageFor, mayActOn } from '@portal/contracts';
import {
  isNoticeOn,
  noticeChannelsFor,
  type DeviceKind,
  notificationSettings,
  defaultQuietHours,
  pushDeviceDays,
  pushDevices,
  type PushMessage,
  quietUntil,
} from '@portal/contracts/areas/notifications';
import { sessions } from '@portal/contracts/areas/session';
import { users } from '@portal/contracts/areas/users';
import { endingOf } from '@portal/platform/session/session-ending';
import type { DueNotices, Prepared } from '@portal/platform/web-push/device-channel';
import type { PushDelivery } from '@portal/platform/web-push/push-client';
import type { PushWorld } from './device-notices';
import { bareMessageOf, type Noted, pushMessageOf, type PushReader, topicOf } from './push-message';

type User = DocumentOf<typeof users>;
type Devices = DocumentOf<typeof pushDevices>;
type Device = Devices['devices'][number];
type Settings = Pick<DocumentOf<typeof notificationSettings>, 'chosen' | 'quiet' | 'language'>;
interface Found {
  readonly user: User;
  readonly settings: Settings;
  readonly device: Device;
}

/** TTL at the push service, in seconds. */
const ttlSeconds = 24 * 60 * 60;
const day = 24 * 60 * 60_000;
/** Sent with high urgency. */
const urgent: readonly DeviceKind[] = ['message', 'mention', 'pause'];

const drop: Prepared = { do: 'drop' };

interface Options extends PushWorld {
  /** The device was unused for too long. */
  readonly onUnused: (due: Pick<DueNotices, 'person' | 'device'>) => Promise<void>;
}

const mayRead = ({ active, deleted, legal, type }: User) =>
  active && !deleted && legal !== null && catalogueReaders.includes(type);

/** `null` if either is gone or may not read the catalogue. */
async function findFor({ person, device: id }: DueNotices, { views }: PushWorld): Promise<Found | null> {
  const userId = person.slice('user-'.length);
  const [user, owned, found] = await Promise.all([
    views.get<User>(users.name, userId),
    views.get<Devices>(pushDevices.name, userId),
    views.get<DocumentOf<typeof notificationSettings>>(notificationSettings.name, userId),
  ]);
  const device = owned?.devices.find((each) => each.id === id);
  const settings = found ?? { chosen: {}, quiet: defaultQuietHours, language: null };
  return device && user && mayRead(user) ? { user, settings, device } : null;
}

/** `null`: ended by a person, not expired. */
async function isOpenOf({ user, device }: Found, { views }: PushWorld, now: Date): Promise<boolean | null> {
  const session = await views.get<DocumentOf<typeof sessions>>(sessions.name, device.sessionId);
  // Expired sessions are not in the view.
  const ending = session ? endingOf(session, user, now.getTime()) : 'expired';
  return ending === null || (ending === 'expired' ? false : null);
}

/** What the person may still read. */
function readable(due: DueNotices, { type: role, locations: restaurants }: User): readonly Noted[] {
  const noted = due.notices.map(({ id, content }) => ({ id, content: content as Noted['content'] }));
  return noted.filter(
    ({ content }) => !('restaurantId' in content) || mayActOn({ role, restaurants }, content.restaurantId),
  );
}

const readerOf = ({ user, settings }: Found, { market }: PushWorld): PushReader => ({
  role: user.type,
  market,
  language: languageFor(market.market, settings.language),
});

const isRequested = (kind: DeviceKind, { settings, user }: Found, { market }: PushWorld) =>
  isNoticeOn(settings.chosen, kind, 'device') &&
  noticeChannelsFor(kind, user.type, market.features).includes('device');

function deliveryOf(message: PushMessage, { endpoint, p256dh, auth }: Device): PushDelivery {
  return {
    subscription: { endpoint, p256dh, auth },
    content: JSON.stringify(message),
    topic: topicOf(message),
    ttl: ttlSeconds,
    urgency: urgent.includes(message.kind) ? 'high' : 'normal',
  };
}

/** Checks rights, timing and content when sending (S2). */
export const preparePush =
  (options: Options) =>
  async (due: DueNotices, now: Date): Promise<Prepared> => {
    const kind = due.kind as DeviceKind;
    const found = await findFor(due, options);
    if (!found) return drop;
    if (now.getTime() - Date.parse(found.device.usedAt) > pushDeviceDays * day) {
      await options.onUnused(due);
      return drop;
    }
    const isOpen = await isOpenOf(found, options, now);
    const [first, ...others] = readable(due, found.user);
    if (isOpen === null || !first || !isRequested(kind, found, options)) return drop;
    const until = quietUntil(now.toISOString(), found.settings.quiet, options.market.timeZone);
    if (until !== null) return { do: 'hold', until };
    const reader = readerOf(found, options);
    const message = isOpen ? pushMessageOf(kind, [first, ...others], reader) : bareMessageOf(kind, reader);
    return { do: 'send', delivery: deliveryOf(message, found.device) };
  };
