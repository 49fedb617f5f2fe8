import { isCorporateEmail, type MarketRecord, reject, type Rejection } from '@portal/contracts';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import type { Services } from '../../services';
import { addressOf, emailReservation } from './email-reservation';
import { type User, userEvolutions } from './user-state';

const rules = { initial: null, evolve: userEvolutions };
const taken = reject('email_taken', { fields: { email: 'email_taken' } });
/** Names the domains that would do (AMB-18). */
const foreignDomain = ({ corporateDomain, otherDomains }: MarketRecord) =>
  reject('user_incomplete', {
    fields: { email: 'obligatory_email_domain' },
    details: { domains: [corporateDomain, ...otherDomains].join(', ') },
  });

/** A person by the name of their stream. */
export const loadUser = (load: StateLoader, subject: string): Promise<User | null> =>
  load<User | null>(rules, subject);

/** The claim with which a person takes the next address; the decision on it is made only while it is the next. */
export const nextClaim = (user: User | null): number => (user ? user.addressClaims + 1 : 0);

/** A former address is kept as long as it may be taken back. */
const isGivenUp = (user: User, address: string, at: string) =>
  user.deleted ||
  (addressOf(user.email) !== address &&
    ![...user.formerAddresses.values()].some(
      ({ email, until }) => addressOf(email) === address && Date.parse(at) < Date.parse(until),
    ));

/**
 * E-mail addresses, each of one person (R5). Who is deleted, or has had another one for 72 hours, has given theirs up: the
 * next who asks for it has it (AMB-75). A claim that is still under way is kept, so that nobody can come between it and its event.
 */
export function createAddresses({ names, load, market }: Pick<Services, 'names' | 'load' | 'market'>) {
  /** The reservation that keeps others from the address; `givenUp` is one that need not. */
  async function holding(address: string, subject: string, at: string) {
    const holder = await names.holderOf(emailReservation, address);
    if (holder === null || holder.owner === subject) return { isFree: true, givenUp: null };
    const user = await loadUser(load, holder.owner);
    const isStale = user !== null && user.addressClaims >= holder.claim && isGivenUp(user, address, at);
    return { isFree: isStale, givenUp: isStale ? holder : null };
  }

  return {
    /** For facts: is it in a domain of the deployment (AMB-18, AMB-78), and nobody else's? Writes nothing. */
    async refusal(email: string, subject: string, at: string): Promise<Rejection | undefined> {
      if (!isCorporateEmail(email, market)) return foreignDomain(market);
      return (await holding(addressOf(email), subject, at)).isFree ? undefined : taken;
    },
    /** Takes it, before the event that gives it to the person. */
    async take(email: string, subject: string, claim: number, at: string): Promise<Rejection | undefined> {
      const address = addressOf(email);
      const { givenUp } = await holding(address, subject, at);
      if (givenUp) await names.release(emailReservation, address, givenUp.owner, givenUp.claim);
      return (await names.reserve(emailReservation, address, subject, claim)) ? undefined : taken;
    },
  };
}
