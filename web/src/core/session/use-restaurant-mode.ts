import { actingCommands, sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import { useCallCommand } from '../client/use-call-command';
import { useMay } from './use-may';
import { useSession } from './session-state';

const refresh = [sessionQueries.GetSession];

/** Acting for a restaurant (R-AME-11, AMB-06). */
export function useRestaurantMode() {
  const { acting } = useSession();
  const may = useMay();
  const start = useCallCommand(sessionCommands.StartRestaurantMode, { refresh });
  const endMode = useCallCommand(sessionCommands.EndRestaurantMode, { refresh });
  const endUser = useCallCommand(actingCommands.EndActingAsUser, { refresh });
  const end = acting?.user_id === undefined ? endMode : endUser;
  return {
    acting,
    mayStart: acting === null && may(sessionCommands.StartRestaurantMode),
    isPending: start.isPending || end.isPending,
    error: start.error ?? end.error,
    // Failures are in `error`; the gate chooses the landing page.
    start: (restaurantId: number) => void start.send({ restaurant_id: restaurantId }).catch(() => undefined),
    end: () => void end.send({}).catch(() => undefined),
  };
}
