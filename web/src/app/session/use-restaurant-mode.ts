import { sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import { useNavigate } from 'react-router-dom';
import { useCallCommand } from '../client/use-call-command';
import { useMay } from './use-may';
import { useSession } from './session-state';

const refresh = [sessionQueries.GetSession];

/** Acting in the place of a restaurant (R-AME-11, AMB-06): whether this person may, does, and how it begins and ends. */
export function useRestaurantMode() {
  const { acting } = useSession();
  const may = useMay();
  const navigate = useNavigate();
  const start = useCallCommand(sessionCommands.StartRestaurantMode, { refresh });
  const end = useCallCommand(sessionCommands.EndRestaurantMode, { refresh });
  return {
    acting,
    mayStart: acting === null && may(sessionCommands.StartRestaurantMode),
    isPending: start.isPending || end.isPending,
    error: start.error ?? end.error,
    start: (restaurantId: number) =>
      start.send({ restaurant_id: restaurantId }).then(
        () => void navigate('/'),
        () => undefined,
      ),
    end: () =>
      end.send({}).then(
        () => void navigate('/admin'),
        () => undefined,
      ),
  };
}
