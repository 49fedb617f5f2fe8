import { allAreas, type declaredAreas } from './all-areas';
import type { CallContract } from './kernel';

type Declared = (typeof declaredAreas)[number]['calls'][number];
type NamesOf<Calls> = Calls extends unknown ? keyof Calls & string : never;
type ContractOf<Calls, Name> = Calls extends { readonly [N in keyof Calls]: unknown }
  ? Name extends keyof Calls
    ? Calls[Name]
    : never
  : never;

export type CallName = NamesOf<Declared>;
export type CallNamed<Name extends CallName> = ContractOf<Declared, Name>;

/** Source of OpenAPI, the routing table, the access matrix and the fuzz test. */
export const allCalls: readonly CallContract[] = allAreas.flatMap(({ calls }) =>
  calls.flatMap((each) => Object.values(each)),
);
