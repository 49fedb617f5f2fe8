import type { DocumentOf, EventOf } from '@portal/contracts';
import { type mopEvents, mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import { defineNotifying, type Notifying } from '@portal/platform/web-push/notifying';
import { anyDeviceExists, noticesTo, type PushWorld } from './device-notices';

/** Confirmed or cancelled; reopening is not notified. */
export const whenAPauseIsDecidedThenNotifyWhoAsked = (world: PushWorld): Notifying =>
  defineNotifying<EventOf<typeof mopEvents>>('when-a-pause-is-decided-then-notify-who-asked', {
    async MopPauseStatusChanged({ data: { pauseId, restaurantId, to: status }, metadata }) {
      if (!(await anyDeviceExists(world))) return [];
      const pause = await world.views.get<DocumentOf<typeof mopPauses>>(mopPauses.name, pauseId);
      if (!pause || status === MopStatus.Pending) return [];
      const content = { pauseId, restaurantId, status };
      return noticesTo({ kind: 'pause', content, people: [pause.userId] }, metadata, world);
    },
  });
