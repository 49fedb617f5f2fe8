import { type DocumentOf, type EventMetadata, type EventOf, restaurantStaff } from '@portal/contracts';
import { pushDevices } from '@portal/contracts/areas/notifications';
import { type recallEvents, recalls } from '@portal/contracts/areas/recalls';
import { users } from '@portal/contracts/areas/users';
import { defineNotifying, type Notifying } from '@portal/platform/web-push/notifying';
import { anyDeviceExists, noticesTo, type PushWorld } from './device-notices';

interface Asking {
  readonly data: { readonly recallId: string; readonly restaurants: readonly number[] };
  readonly metadata: EventMetadata;
}

/** At the start, and as a reminder to those who have not confirmed. */
export const whenARecallAsksRestaurantsThenNotifyThem = (world: PushWorld): Notifying => {
  const { views } = world;

  async function noticesOf({ data: { recallId, restaurants }, metadata }: Asking) {
    if (!(await anyDeviceExists(world))) return [];
    const recall = await views.get<DocumentOf<typeof recalls>>(recalls.name, recallId);
    if (!recall) return [];
    const waiting = new Set(restaurants.filter((id) => recall.waiting.includes(id)));
    const { documents } = await views.find<DocumentOf<typeof pushDevices>>(pushDevices.name, { size: -1 });
    const notices = documents.map(async ({ id }) => {
      const user = await views.get<DocumentOf<typeof users>>(users.name, String(id));
      const restaurantId = user?.locations.find((each) => waiting.has(each));
      if (!user || restaurantId === undefined || !restaurantStaff.includes(user.type)) return [];
      const { resourceName: name, replacementId } = recall;
      const content = { recallId, restaurantId, name, isReplaced: replacementId !== null };
      return noticesTo({ kind: 'recall', content, people: [id] }, metadata, world);
    });
    return (await Promise.all(notices)).flat();
  }

  return defineNotifying<EventOf<typeof recallEvents>>('when-a-recall-asks-restaurants-then-notify-them', {
    RecallStarted: noticesOf,
    RecallReminded: noticesOf,
  });
};
