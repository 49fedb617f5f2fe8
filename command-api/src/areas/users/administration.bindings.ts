import { Role } from '@portal/contracts';
import { userAdministrationCommands } from '@portal/contracts/areas/users';
import { bindCommand, type FactsContext } from '@portal/platform/decider/command-binding';
import { type ChangeFacts, needsProofToAdd, needsProofToUpdate } from './administration';
import { expectedVersion, formValues, type OfUser, onNewUser, onUser, streamOf } from './user-binding';
import { createUserFacts, type Needs } from './user.facts';
import { createUserReservations } from './user-reservations';
import { userDecider } from './user.decider';

const { AddUser, UpdateUser, DeleteUser, RestoreUser, ResetLegalTerms, SendInvitation, ResetSecondFactor } =
  userAdministrationCommands;

type Change = OfUser & { readonly type: Role; readonly active?: boolean | undefined };

export function administrationBindings(services: Needs) {
  const { forNew, forExisting: facts, alsoWrong } = createUserFacts(services);
  const { takeAddress, takeAddressBack, orderRights } = createUserReservations(services);
  const added = onNewUser(services);
  /** After the address: a refused change must not cost rights. */
  const rights = (willBe: boolean, { input, actor }: FactsContext<OfUser>, { seen }: ChangeFacts) =>
    orderRights({ id: input.id, by: actor.userId, willBe }, seen.isAdministrator);

  async function willBeAdministrator({ input }: FactsContext<Change>) {
    const isActive = input.active ?? (await services.load(userDecider, streamOf(input.id)))?.active;
    return input.type === Role.Administrator && isActive === true;
  }

  return {
    AddUser: bindCommand(AddUser, {
      ...added,
      alsoWrong,
      needsProof: ({ input }) => needsProofToAdd(input),
      facts: async (context) => forNew(context.input, await added.stream(context), context.at),
    }),
    UpdateUser: bindCommand(UpdateUser, {
      ...onUser,
      expectedVersion,
      formValues,
      facts,
      needsProof: ({ input }, user) => needsProofToUpdate(user, input),
      take: async (context, found) =>
        (await takeAddress(context.input, context.at)) ??
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
      take: async ({ input: { id }, at }) => {
        const refused = await takeAddressBack(id, at);
        if (!refused) await services.administrators.begin(id);
        return refused;
      },
    }),
    ResetLegalTerms: bindCommand(ResetLegalTerms, { ...onUser, facts }),
    SendInvitation: bindCommand(SendInvitation, { ...onUser, facts }),
    ResetSecondFactor: bindCommand(ResetSecondFactor, onUser),
  } as const;
}
