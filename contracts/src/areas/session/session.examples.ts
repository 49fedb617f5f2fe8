import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type {
  actingCommands,
  externalLoginCommands,
  sessionCommands,
  sessionQueries,
  ownSessionCommands,
  ownSessionQueries,
} from './session.contract';

export const sessionExamples: ExamplesOf<
  typeof sessionCommands &
    typeof actingCommands &
    typeof externalLoginCommands &
    typeof ownSessionCommands &
    typeof sessionQueries &
    typeof ownSessionQueries,
  World
> = {
  Login: ({ username, passwordDigest }) => ({ username, password: passwordDigest }),
  StartRestaurantMode: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  EndRestaurantMode: () => ({}),
  StartActingAsUser: ({ strangerId, ownPassword }) => ({ id: strangerId, own_password: ownPassword }),
  EndActingAsUser: () => ({}),
  StartExternalLogin: ({ userId }) => ({ user_id: userId }),
  FinishExternalLogin: ({ externalCode }) => ({ id: externalCode }),
  EndExternalLogin: () => ({}),
  Logout: () => ({ reason: 'logout' }),
  EndSession: ({ sessionTicket }) => ({ id: sessionTicket }),
  ListOwnSessions: () => ({}),
  GetSession: () => ({}),
  GetMarket: () => ({}),
  GetTables: () => ({}),
};
