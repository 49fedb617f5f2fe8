import { isCorporateEmail, type MarketRecord, reject, type Rejection } from '@portal/contracts';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import type { Services } from '../../services';
import { addressOf, emailReservation } from './email-reservation';
import { type User, userEvolutions } from './user-state';

const rules = { initial: null, evolve: userEvolutions };
const taken = reject('email_taken', { fields: { email: 'email_taken' } });
/** With the allowed domains (AMB-18). */
const foreignDomain = ({ corporateDomain, otherDomains }: MarketRecord) =>
  reject('user_incomplete', {
    fields: { email: 'obligatory_email_domain' },
    details: { domains: [corporateDomain, ...otherDomains].map((domain) => `@${domain}`).join(', ') },
  });

export const loadUser = (load: StateLoader, subject: string): Promise<User | null> =>
  load<User | null>(rules, subject);

/** Claim of the next address; later decisions are refused. */
export const nextClaim = (user: User | null): number => (user ? user.addressClaims + 1 : 0);

/** Reserved while it can be restored. */
const isGivenUp = (user: User, address: string, at: string) =>
  user.deleted ||
  (addressOf(user.email) !== address &&
    ![...user.formerAddresses.values()].some(
      ({ email, until }) => addressOf(email) === address && Date.parse(at) < Date.parse(until),
    ));

/** One person per address (R5). Freed by deletion or 72 hours after a change (AMB-75). */
export function createAddresses({ names, load, market }: Pick<Services, 'names' | 'load' | 'market'>) {
  /** `givenUp`: reservation that can be taken over. */
  async function holding(address: string, subject: string, at: string) {
    const holder = await names.holderOf(emailReservation, address);
    if (holder === null || holder.owner === subject) return { isFree: true, givenUp: null };
    const user = await loadUser(load, holder.owner);
    const isStale = user !== null && user.addressClaims >= holder.claim && isGivenUp(user, address, at);
    return { isFree: isStale, givenUp: isStale ? holder : null };
  }

  return {
    /** Domain (AMB-18, AMB-78) and availability. Writes nothing. */
    async refusal(email: string, subject: string, at: string): Promise<Rejection | undefined> {
      if (!isCorporateEmail(email, market)) return foreignDomain(market);
      return (await holding(addressOf(email), subject, at)).isFree ? undefined : taken;
    },
    /** Call before the event. */
    async take(email: string, subject: string, claim: number, at: string): Promise<Rejection | undefined> {
      const address = addressOf(email);
      const { givenUp } = await holding(address, subject, at);
      if (givenUp) await names.release(emailReservation, address, givenUp.owner, givenUp.claim);
      return (await names.reserve(emailReservation, address, subject, claim)) ? undefined : taken;
    },
  };
}
