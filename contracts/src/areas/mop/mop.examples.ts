import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { mopCommands } from './mop.commands';
import type { mopQueries } from './mop.queries';

/** A valid input of each call, in a world where these things exist. */
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
};
