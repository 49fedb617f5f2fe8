import { isRejection, type Rejection } from '@portal/contracts';
import { restaurantUserCommands } from '@portal/contracts/areas/users';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { changesAddress } from './administration';
import { expectedVersion, formValues, onNewUser, onUser } from './user-binding';
import { createOwnRestaurants, createUserFacts, type Needs } from './user.facts';
import { createUserReservations } from './user-reservations';

const { AddRestaurantUser, UpdateRestaurantUser, EndRestaurantUserAccess, RestoreRestaurantUserAccess } =
  restaurantUserCommands;

export function restaurantUserBindings(services: Needs) {
  const { forNew, forExisting, alsoWrong } = createUserFacts(services);
  const { ownOf, shownOf } = createOwnRestaurants(services);
  const { takeAddress } = createUserReservations(services);
  const added = onNewUser(services);

  async function withOwn<F extends object>(
    userId: number,
    found: F | Rejection,
  ): Promise<(F & { own: readonly number[] }) | Rejection> {
    return isRejection(found) ? found : { ...found, own: await ownOf(userId) };
  }

  const access = {
    ...onUser,
    expectedVersion,
    facts: async ({ actor }: { actor: { userId: number } }) => ({ own: await ownOf(actor.userId) }),
  };

  return {
    AddRestaurantUser: bindCommand(AddRestaurantUser, {
      ...added,
      alsoWrong,
      facts: async (context) =>
        withOwn(context.actor.userId, await forNew(context.input, await added.stream(context), context.at)),
    }),
    UpdateRestaurantUser: bindCommand(UpdateRestaurantUser, {
      ...onUser,
      expectedVersion,
      formValues,
      // People of other restaurants look missing.
      restaurantsOf: (user) => user && user.restaurants,
      facts: async (context) => {
        const found = await withOwn(context.actor.userId, await forExisting(context));
        return isRejection(found) ? found : { ...found, shown: await shownOf(found.own) };
      },
      needsProof: ({ input }, user) => changesAddress(user, input),
      take: ({ input, at }) => takeAddress(input, at),
    }),
    EndRestaurantUserAccess: bindCommand(EndRestaurantUserAccess, {
      ...access,
      restaurantsOf: (user) => user && user.restaurants,
    }),
    RestoreRestaurantUserAccess: bindCommand(RestoreRestaurantUserAccess, {
      ...access,
      // Removed restaurants count: the person may have no others.
      restaurantsOf: (user) => user && [...user.restaurants, ...[...user.accessEnds.values()].flat()],
    }),
  } as const;
}
