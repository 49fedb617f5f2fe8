import { allAreas, type declaredAreas } from './all-areas';
import type { CallContract } from './kernel';

type Declared = (typeof declaredAreas)[number]['calls'][number];
type NamesOf<Calls> = Calls extends unknown ? keyof Calls & string : never;
type ContractOf<Calls, Name> = Calls extends { readonly [N in keyof Calls]: unknown }
  ? Name extends keyof Calls
    ? Calls[Name]
    : never
  : never;

/** The name of any call of any area. */
export type CallName = NamesOf<Declared>;
/** The exact contract of a call by its name. */
export type CallNamed<Name extends CallName> = ContractOf<Declared, Name>;

/** Every call of every area: source of OpenAPI, the gateway's routing table, the access matrix and the fuzz test. */
export const allCalls: readonly CallContract[] = allAreas.flatMap(({ calls }) =>
  calls.flatMap((each) => Object.values(each)),
);
