import type { Role } from '@portal/contracts';

/** Letters of roles in the table of rights. */
export const letters: Readonly<Record<Role, string>> = { 1: 'F', 2: 'A', 3: 'M', 4: 'E', 5: 'C', 6: 'P' };

/** F franchisee, A administrator, M manager, E editor (restricted administrator), C consultant, P partner, N nobody. */
type Callers = string;

export interface ExpectedRights {
  readonly markets: 'ES PT' | 'ES' | 'PT';
  readonly callers: Callers;
  /** Of the administrators, those who may make it while they act in the place of a restaurant. */
  readonly acting: '' | 'A' | 'E' | 'AE';
  /**
   * What comes of it for the thing of another restaurant: to those whose reach is restaurants, or to everybody where
   * the thing is a person's own. `n/a`: the call names nothing that could be somebody else's.
   */
  readonly foreign: 403 | 404 | 'nothing' | 'n/a';
  readonly ownOnly?: true;
  readonly beforeTerms?: true;
  /** Also for people of restaurants who have no active one left. */
  readonly withoutRestaurant?: true;
  /** What a deactivated person gets by naming themselves, where that is not what strangers get. */
  readonly deactivated?: 401;
}

type More = Partial<Omit<ExpectedRights, 'markets' | 'callers' | 'foreign'>>;
const row =
  (markets: ExpectedRights['markets']) =>
  (callers: Callers, foreign: ExpectedRights['foreign'], more: More = {}): ExpectedRights => ({
    markets,
    callers,
    foreign,
    acting: '',
    ...more,
  });
export const both = row('ES PT');
export const spain = row('ES');
export const portugal = row('PT');

export const acting = (who: ExpectedRights['acting']): More => ({ acting: who });
export const beforeTerms = { beforeTerms: true, acting: 'AE' } as const;
/** The own account and its security: there without a restaurant as well. */
export const ownAccount = { withoutRestaurant: true } as const;
