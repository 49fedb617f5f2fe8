import { sessionQueries } from '@portal/contracts/areas/session';
import { userCommands } from '@portal/contracts/areas/users';
import { useToast } from '../toast/toast-context';
import { useCallCommand } from '#core/client/use-call-command';
import { useMay } from '#core/session/use-may';
import { useSession } from '#core/session/session-state';

const { GetSession } = sessionQueries;

/** Optimistic (R-ACC-16). */
export function useFavourite() {
  const { user } = useSession();
  const toast = useToast();
  const may = useMay();
  const { send } = useCallCommand(userCommands.ChooseFavouriteRestaurant, {
    refresh: [GetSession],
    optimistic: (cache, { restaurant_id }) =>
      cache.patch(GetSession, (session) => ({
        ...session,
        user: { ...session.user, favourite: Number(restaurant_id) },
      })),
  });
  return {
    favourite: user.favourite,
    mayChoose: may(userCommands.ChooseFavouriteRestaurant),
    choose: (id: number) => {
      if (id !== user.favourite) send({ restaurant_id: id }).catch((error: unknown) => toast.failed(error));
    },
  };
}
