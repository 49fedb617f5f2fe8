import type { World } from '../../example-world';
import type { EventChanges, EventNamed, ExamplesOf } from '../../kernel';
import type { mopCommands, mopQueries } from './mop.contract';
import type { mopEvents } from './mop.events';
import { MopStatus } from './mop.rules';

type Events = typeof mopEvents;

export const aPauseId = '1-3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const pause = { pauseId: aPauseId, restaurantId: 1 };
const text = 'Cambiamos las freidoras y la campana de extracción de la cocina.';

/** 10:00 to 14:00 UTC, 1 December 2026, pending, in time. */
export const aPauseRequested = ({
  reason = text,
  ...changes
}: EventChanges<Events, 'MopPauseRequested'> & { readonly reason?: string } = {}): EventNamed<
  Events,
  'MopPauseRequested'
> => ({
  type: 'MopPauseRequested',
  data: {
    ...pause,
    restaurantSite: '101',
    restaurantName: 'Gran Vía',
    userId: 12,
    start: '2026-12-01T10:00:00.000Z',
    end: '2026-12-01T14:00:00.000Z',
    status: MopStatus.Pending,
    late: false,
    decidedBy: { autoConfirm: false, setBy: 0, setAt: null },
    ...changes,
  },
  personal: { subject: 'user-12', value: { reason } },
});

export const aPauseStatusChanged = ({
  cancelReason = '',
  ...changes
}: EventChanges<Events, 'MopPauseStatusChanged'> & {
  readonly cancelReason?: string;
} = {}): EventNamed<Events, 'MopPauseStatusChanged'> => ({
  type: 'MopPauseStatusChanged',
  data: {
    ...pause,
    from: MopStatus.Pending,
    to: MopStatus.Confirmed,
    userId: 1,
    ...changes,
  },
  personal: { subject: 'user-1', value: cancelReason ? { cancelReason } : {} },
});

export const aPauseWithdrawn = (
  changes: EventChanges<Events, 'MopPauseWithdrawn'> = {},
): EventNamed<Events, 'MopPauseWithdrawn'> => ({
  type: 'MopPauseWithdrawn',
  data: { ...pause, from: MopStatus.Pending, userId: 12, ...changes },
});

export const aPauseEnded = (
  changes: EventChanges<Events, 'MopPauseEnded'> = {},
): EventNamed<Events, 'MopPauseEnded'> => ({
  type: 'MopPauseEnded',
  data: { ...pause, status: MopStatus.Confirmed, ...changes },
});

export const anAutoConfirmSet = (
  changes: EventChanges<Events, 'MopAutoConfirmSet'> = {},
): EventNamed<Events, 'MopAutoConfirmSet'> => ({
  type: 'MopAutoConfirmSet',
  data: { on: true, userId: 1, at: '2026-11-20T09:30:00.000Z', ...changes },
});

export const mopExamples: ExamplesOf<typeof mopCommands & typeof mopQueries, World> = {
  RequestMopPause: ({ restaurantId, freeHour }) => ({
    restaurant_id: restaurantId,
    start_date: freeHour,
    end_date: new Date(Date.parse(freeHour) + 3_600_000).toISOString(),
    value: 'Cerramos la cocina una hora para cambiar las freidoras y el suelo.',
  }),
  ChangeMopPauseStatus: ({ pauseId }) => ({ id: pauseId, status: 2 }),
  WithdrawMopPause: ({ pauseId }) => ({ id: pauseId }),
  SetMopAutoConfirm: () => ({ confirm: 1 }),
  ListMopRequests: () => ({ status: [1, 2], size: 10 }),
  CountMopRequests: () => ({}),
  ListMopPauses: ({ restaurantId }) => ({ restaurant_id: restaurantId, size: 10 }),
  GetMopPause: ({ pauseId }) => ({ id: pauseId }),
  GetMopAutoConfirm: () => ({}),
  TryMopAutoConfirm: () => ({}),
};
