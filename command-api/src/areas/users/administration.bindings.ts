import { isRejection, type Rejection, Role } from '@portal/contracts';
import { restaurantUserCommands, userAdministrationCommands } from '@portal/contracts/areas/users';
import { bindCommand, type FactsContext } from '@portal/platform/decider/command-binding';
import { type ChangeFacts, userNotFound } from './administration';
import { createUserFacts, type Needs } from './user-facts';
import type { User } from './user-state';
import { userDecider } from './user.decider';

const { AddUser, UpdateUser, DeleteUser, RestoreUser, ResetLegalTerms, SendInvitation } =
  userAdministrationCommands;
const { AddRestaurantUser, UpdateRestaurantUser } = restaurantUserCommands;

interface OfUser {
  readonly id: number;
}

const streamOf = (id: number | string) => `user-${id}`;
const flag = (is: boolean) => (is ? 1 : 0);

/** The form of a person by the wire's names, for what a conflict names (R4). */
const formValues = (user: User | null) =>
  user && {
    ...{ name: user.name, email: user.email, phone: user.phone, type: user.role },
    ...{ locations: [...user.restaurants].sort((a, b) => a - b), active: flag(user.active) },
  };

const answer = ({ state, version }: { state: User | null; version: number }) =>
  state ? { id: state.userId, version } : userNotFound;
const expectedVersion = ({ version }: { readonly version?: number | undefined }) => version;

const onUser = {
  decider: userDecider,
  stream: ({ input }: { input: OfUser }) => streamOf(input.id),
  subject: ({ id }: OfUser) => streamOf(id),
  rejectMissing: userNotFound,
  answer,
} as const;

type Context<I> = FactsContext<I>;

/** The commands of administrators and franchisees on other people. */
export function administrationBindings(services: Needs) {
  const known = createUserFacts(services);
  const { newIds } = services;
  const newStream = async ({ commandId }: { commandId: string }) =>
    streamOf((await newIds.drawnFor('user', commandId)) ?? commandId);
  const takeNew = async ({ input, commandId }: Context<{ readonly email: string }>) => {
    const id = await newIds.idFor('user', commandId);
    return (await known.takeAddress({ id, email: input.email })) ?? { id };
  };
  const added = { decider: userDecider, stream: newStream, answer, take: takeNew } as const;
  const facts = (context: Context<OfUser>) => known.forExisting(context);
  /** The address before the rights: nobody loses rights for a change that is refused. */
  const rights = (willBe: boolean, { input, actor }: Context<OfUser>, { seen }: ChangeFacts) =>
    known.orderRights({ id: input.id, by: actor.userId, willBe }, seen.isAdministrator);

  async function willBeAdministrator({
    input,
  }: Context<OfUser & { type: Role; active?: boolean | undefined }>) {
    const isActive = input.active ?? (await services.load(userDecider, streamOf(input.id)))?.active;
    return input.type === Role.Administrator && isActive === true;
  }

  async function ofColleagues<F extends object>(
    userId: number,
    found: F | Rejection,
  ): Promise<(F & { own: readonly number[] }) | Rejection> {
    return isRejection(found) ? found : { ...found, own: await known.ownOf(userId) };
  }

  return {
    AddUser: bindCommand(AddUser, {
      ...added,
      facts: async (context) => known.forNew(context.input, await newStream(context)),
    }),
    UpdateUser: bindCommand(UpdateUser, {
      ...onUser,
      expectedVersion,
      formValues,
      facts,
      take: async (context, found) =>
        (await known.takeAddress(context.input)) ??
        rights(await willBeAdministrator(context), context, found),
    }),
    DeleteUser: bindCommand(DeleteUser, {
      ...onUser,
      facts,
      take: (context, found) => rights(false, context, found),
    }),
    RestoreUser: bindCommand(RestoreUser, {
      ...onUser,
      facts,
      take: async (context) => {
        const refused = await known.takeAddressBack(context.input.id);
        if (refused) return refused;
        await services.administrators.begin(context.input.id);
        return undefined;
      },
    }),
    ResetLegalTerms: bindCommand(ResetLegalTerms, { ...onUser, facts }),
    SendInvitation: bindCommand(SendInvitation, { ...onUser, facts }),
    AddRestaurantUser: bindCommand(AddRestaurantUser, {
      ...added,
      facts: async (context) =>
        ofColleagues(context.actor.userId, await known.forNew(context.input, await newStream(context))),
    }),
    UpdateRestaurantUser: bindCommand(UpdateRestaurantUser, {
      ...onUser,
      expectedVersion,
      formValues,
      // Whose restaurants are others' is told of neither existence nor edits.
      restaurantsOf: (user) => user && user.restaurants,
      facts: async (context) => ofColleagues(context.actor.userId, await known.forExisting(context)),
      take: (context) => known.takeAddress(context.input),
    }),
  } as const;
}
