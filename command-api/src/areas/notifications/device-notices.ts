import type { DocumentOf, EventMetadata } from '@portal/contracts';
import {
  isNoticeOn,
  type DeviceKind,
  notificationSettings,
  type OrderNews,
  pushDevices,
} from '@portal/contracts/areas/notifications';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { DeviceNotice } from '@portal/platform/web-push/notifying';
import type { MailingWorld } from '../../mailing-world';

export type PushWorld = Pick<MailingWorld, 'market' | 'views'>;

/** People with devices: few, checked first. */
const ownersOf = cachedFromView<ReadonlySet<number>, { readonly store: PushWorld['views'] }>(
  pushDevices,
  async ({ store }) => {
    const { documents } = await store.find<DocumentOf<typeof pushDevices>>(pushDevices.name, { size: -1 });
    return new Set(documents.filter(({ devices }) => devices.length > 0).map(({ id }) => id));
  },
);

const deviceOwners = ({ views }: PushWorld) => ownersOf({ store: views }, '', new Date());

/** Avoids document reads if there are no devices. */
export const anyDeviceExists = async (world: PushWorld): Promise<boolean> =>
  (await deviceOwners(world)).size > 0;

interface OfOrder {
  readonly orderId: string;
  readonly number: number;
  readonly restaurantId: number;
  readonly status?: number | undefined;
  readonly noteId?: string | undefined;
}

interface OtherContents {
  readonly pause: { readonly pauseId: string; readonly restaurantId: number; readonly status: number };
  readonly recall: {
    readonly recallId: string;
    readonly restaurantId: number;
    readonly name: string;
    readonly isReplaced: boolean;
  };
  readonly newFiles: { readonly count: number; readonly name: string; readonly link: string };
}

/** Stored until sent: ids and numbers, no personal data or texts. */
export type NoticeContents = { readonly [K in OrderNews['kind']]: OfOrder } & OtherContents;

interface NoticeSpec<K extends DeviceKind> {
  readonly kind: K;
  readonly content: NoticeContents[K];
  /** User ids. */
  readonly people: readonly (number | null)[];
}

/** One notice per device registered before the event, by settings. The actor gets none. */
export async function noticesTo<K extends DeviceKind>(
  { kind, content, people }: NoticeSpec<K>,
  { actor, at }: Pick<EventMetadata, 'actor' | 'at'>,
  world: PushWorld,
): Promise<readonly DeviceNotice[]> {
  const { views } = world;
  const owners = await deviceOwners(world);
  const isConcerned = (id: number | null): id is number =>
    id !== null && owners.has(id) && actor !== `user-${id}`;
  const concerned = [...new Set(people.filter(isConcerned))];
  const found = concerned.map(async (id) => {
    const [owned, settings] = await Promise.all([
      views.get<DocumentOf<typeof pushDevices>>(pushDevices.name, String(id)),
      views.get<DocumentOf<typeof notificationSettings>>(notificationSettings.name, String(id)),
    ]);
    if (!owned || !isNoticeOn(settings?.chosen ?? {}, kind, 'device')) return [];
    return owned.devices
      .filter(({ since }) => since <= at)
      .map(({ id: device }) => ({ person: `user-${id}`, device, kind, note: content }));
  });
  return (await Promise.all(found)).flat();
}
