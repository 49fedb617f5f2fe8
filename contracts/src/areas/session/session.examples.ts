import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { ownSessionCommands, ownSessionQueries } from './own-sessions';
import type { sessionCommands } from './session.commands';
import type { sessionQueries } from './session.queries';

/** A valid input of each call, in a world where these things exist. */
export const sessionExamples: ExamplesOf<
  typeof sessionCommands & typeof sessionQueries & typeof ownSessionCommands & typeof ownSessionQueries,
  World
> = {
  Login: ({ username, passwordDigest }) => ({ username, password: passwordDigest }),
  StartRestaurantMode: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  EndRestaurantMode: () => ({}),
  Logout: () => ({ reason: 'logout' }),
  EndSession: ({ sessionTicket }) => ({ id: sessionTicket }),
  ListOwnSessions: () => ({}),
  GetSession: () => ({}),
  GetMarket: () => ({}),
  GetTables: () => ({}),
};
