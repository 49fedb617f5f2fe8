import type { Position } from '@portal/contracts';
import { mopPauses } from '@portal/contracts/areas/mop';
import { notificationSettings, pushDevices } from '@portal/contracts/areas/notifications';
import { orders } from '@portal/contracts/areas/orders';
import { resources } from '@portal/contracts/areas/resources';
import { sections } from '@portal/contracts/areas/sections';
import { users } from '@portal/contracts/areas/users';
import { type ProjectionState, projectionStates } from '@portal/platform/projection/projection-states';
import type { ViewPosition } from '@portal/platform/projection/view-position';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';

/** Milliseconds; then the mail is retried. */
const maxWait = 2_000;

/** Views used for recipients and visibility. */
const asked = [users, notificationSettings, resources, sections, pushDevices, orders, mopPauses];

interface Options {
  /** As reported to this program. */
  readonly positions: Pick<ViewPosition, 'wait'>;
  readonly views: Pick<ViewStore, 'get'>;
}

export const viewsReachFrom =
  ({ positions, views }: Options) =>
  async (position: Position): Promise<boolean> => {
    if (await positions.wait(position, maxWait)) return true;
    // Without the push bus, reports are visible in the views only.
    const states = await Promise.all(
      asked.map(({ name }) => views.get<ProjectionState>(projectionStates.name, name)),
    );
    return states.every((state) => state !== null && state.position >= position);
  };
