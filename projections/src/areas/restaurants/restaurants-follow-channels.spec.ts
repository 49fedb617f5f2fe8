import { describe, expect, it } from '@jest/globals';
import type { DocumentOf } from '@portal/contracts';
import {
  aChangePlanned,
  aSpecialDay,
  serviceId,
  someBirthdaysChanged,
  someServicesChanged,
  someSpecialDaysChanged,
} from '@portal/contracts/areas/channels';
import { aRestaurant, type restaurantLogs } from '@portal/contracts/areas/restaurants';
import { projecting } from '@portal/platform/testing/projection-kit';
import { restaurantLogsProjection } from './restaurant-logs.projection';
import { restaurantsProjection } from './restaurants.projection';

const at = '2026-11-20T09:30:00.000Z';
const added = {
  type: 'RestaurantAdded' as const,
  data: aRestaurant({ mopService: false, mopStatus: false, driveThrough: true }),
};

describe('what others see of a channel', () => {
  const mop = [serviceId('wifi'), serviceId('mop_service')];

  it('[R-ARE-02] is whether a restaurant takes mobile orders and has a drive-through', async () => {
    const { restaurantId: id, ...content } = added.data;
    await projecting(restaurantsProjection)
      .given([added, someServicesChanged(mop)])
      .thenDocument('1', {
        ...content,
        id,
        mopService: true,
        mopStatus: true,
        driveThrough: false,
        version: 0,
        deleted: false,
        closedAt: null,
      });
  });

  it('[R-CHN-36] [R-ARE-06] is in the log of the restaurant, without what is sealed', async () => {
    const commandId = 'command-2';
    const closed = aSpecialDay({ day: '2026-12-25', closed: true, spans: [] });
    const specialDays = someSpecialDaysChanged({ set: [aSpecialDay(), closed], removed: ['2026-12-26'] });
    const events = [someServicesChanged(mop), specialDays, someBirthdaysChanged(), aChangePlanned()];
    const message = events.map((event) => ({ ...event, metadata: { commandId } }));
    const log = projecting(restaurantLogsProjection).given([added, ...message]);
    const { changes } = (await log.documents()).get('1') as DocumentOf<typeof restaurantLogs>;
    expect(changes).toEqual([
      {
        id: 2,
        what: 'updated',
        date: at,
        actor: 'user-12',
        commandId,
        fields: [
          { field: 'service', before: null, after: null },
          { field: 'special_day', before: null, after: '2026-12-24 12:00–16:00, 20:00–23:30' },
          { field: 'special_day_closed', before: null, after: '2026-12-25' },
          { field: 'special_day_removed', before: null, after: '2026-12-26' },
          { field: 'birthday_data', before: null, after: null },
          { field: 'channel_plan', before: null, after: '2026-12-01' },
        ],
      },
      { id: 0, what: 'added', date: at, actor: 'user-12', commandId: 'command-1', fields: [] },
    ]);
  });
});
