import { isRejection, type Rejection, Role } from '@portal/contracts';
import { addressCommands } from '@portal/contracts/areas/users';
import { bindCommand, type FactsContext } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { confirmable, formerAddress, linkExpired } from './address-change';
import { openRequestOf } from './address-request';
import { createAddresses, loadUser, nextClaim } from './addresses';
import { seenIn } from './administration';
import { erasureDecider } from './erasure.decider';
import { addressLinks, restoreLinks } from './mailed-links';
import { createOwnRestaurants } from './user.facts';
import { onUser, streamOf } from './user-binding';
import { userDecider } from './user.decider';
import type { User } from './user-state';

type Needs = Pick<Services, 'names' | 'load' | 'market' | 'secrets'>;
type ByLink = FactsContext<{ readonly id: string }>;

const waitingIn = (user: User | null) => ({ waiting: user?.addressRequest != null });

function createAddressLinks(services: Needs) {
  const { load, secrets } = services;
  const addresses = createAddresses(services);
  const ownerOf = (links: typeof addressLinks) => (token: string) =>
    streamOf(links.open(secrets, token)?.userId ?? 0);
  const ownerOfAddress = ownerOf(addressLinks);
  const ownerOfRestore = ownerOf(restoreLinks);

  /** Links of erased people are void (S18). */
  async function linkOf(links: typeof addressLinks, { input, at, market }: ByLink) {
    const link = links.open(secrets, input.id);
    if (!link || Date.parse(at) >= link.expires * 1000) return linkExpired;
    const erasures = await load(erasureDecider, `erasures-${market}`);
    return erasures[link.userId] ? linkExpired : link;
  }

  async function confirmFacts(context: ByLink) {
    const link = await linkOf(addressLinks, context);
    if (isRejection(link)) return link;
    const subject = streamOf(link.userId);
    const found = confirmable(await loadUser(load, subject), link.about, context.at);
    if (!found) return linkExpired;
    const refusal = await addresses.refusal(found.request.email, subject, context.at);
    return refusal ?? { changeId: link.about, seen: seenIn(found.user) };
  }

  async function restoreFacts(context: ByLink) {
    const link = await linkOf(restoreLinks, context);
    if (isRejection(link)) return link;
    const user = await loadUser(load, streamOf(link.userId));
    return user ? { claim: Number(link.about), seen: seenIn(user) } : linkExpired;
  }

  /** @param emailOf the new address, if any */
  async function take(
    subject: string,
    at: string,
    emailOf: (user: User) => string | undefined,
  ): Promise<Rejection | undefined> {
    const user = await loadUser(load, subject);
    const email = user && emailOf(user);
    return email ? addresses.take(email, subject, nextClaim(user), at) : undefined;
  }

  return { ownerOfAddress, ownerOfRestore, confirmFacts, restoreFacts, take };
}

function bindingsByLink(services: Needs) {
  const { ownerOfAddress, ownerOfRestore, confirmFacts, restoreFacts, take } = createAddressLinks(services);
  return {
    ConfirmAddress: bindCommand(addressCommands.ConfirmAddress, {
      decider: userDecider,
      stream: ({ input }) => ownerOfAddress(input.id),
      subject: ({ id }) => ownerOfAddress(id),
      facts: confirmFacts,
      take: ({ input, at }) => take(ownerOfAddress(input.id), at, (user) => openRequestOf(user, at)?.email),
      answer: ({ state }) => (state ? { email: state.email } : linkExpired),
    }),
    RestoreAddress: bindCommand(addressCommands.RestoreAddress, {
      decider: userDecider,
      stream: ({ input }) => ownerOfRestore(input.id),
      subject: ({ id }) => ownerOfRestore(id),
      facts: restoreFacts,
      take: ({ input, at }, { claim }) =>
        take(ownerOfRestore(input.id), at, (user) => formerAddress(user, claim, at)?.email),
      answer: ({ input, state }) => {
        const claim = Number(restoreLinks.open(services.secrets, input.id)?.about);
        return { outcome: state?.addressClaims === claim ? 'cancelled' : 'restored' } as const;
      },
    }),
  } as const;
}

export function addressBindings(services: Needs) {
  const { ownOf } = createOwnRestaurants(services);
  const own = {
    decider: userDecider,
    stream: ({ actor }: { actor: { userId: number } }) => streamOf(actor.userId),
    answer: ({ state }: { state: User | null }) => waitingIn(state),
  };
  const others = {
    ...onUser,
    restaurantsOf: (user: User | null) => user && user.restaurants,
    facts: async ({ actor }: FactsContext<unknown>) => ({
      own: actor.role === Role.Administrator ? null : await ownOf(actor.userId),
    }),
    answer: ({ state }: { state: User | null }) => waitingIn(state),
  };
  return {
    ...bindingsByLink(services),
    ResendOwnAddressLink: bindCommand(addressCommands.ResendOwnAddressLink, own),
    CancelOwnAddressChange: bindCommand(addressCommands.CancelOwnAddressChange, own),
    ResendAddressLink: bindCommand(addressCommands.ResendAddressLink, others),
    CancelAddressChange: bindCommand(addressCommands.CancelAddressChange, others),
  } as const;
}
