import type { declaredAreas, Role } from '@portal/contracts';

export const letters: Readonly<Record<Role, string>> = { 1: 'F', 2: 'A', 3: 'M', 4: 'E', 5: 'C', 6: 'P' };

/**
 * F franchisee, A administrator, M manager, E restricted administrator, C consultant, P partner, N anonymous.
 */
type Callers = string;

export interface ExpectedRights {
  readonly markets: 'ES PT' | 'ES' | 'PT';
  readonly callers: Callers;
  /** Administrators who may in restaurant mode. */
  readonly acting: '' | 'A' | 'E' | 'AE';
  /** `n/a`: the call names no thing. */
  readonly foreign: 403 | 404 | 'nothing' | 'n/a';
  readonly ownOnly?: true;
  readonly beforeTerms?: true;
  /** Also without an active restaurant. */
  readonly withoutRestaurant?: true;
  /** For deactivated users, where it differs from `N`. */
  readonly deactivated?: 401;
}

type Area = (typeof declaredAreas)[number];
export type AreaName = Area['area'];
type NamesIn<Calls> = Calls extends unknown ? keyof Calls : never;
/** A row for each call of the area. */
export type RightsOf<Name extends AreaName> = Readonly<
  Record<NamesIn<Extract<Area, { area: Name }>['calls'][number]>, ExpectedRights>
>;

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
/** Available without a restaurant. */
export const ownAccount = { withoutRestaurant: true } as const;
