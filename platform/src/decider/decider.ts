import { type DomainEvent, type Market, type ParsedInputOf, type Rejection, Role } from '@portal/contracts';
import type { Json } from '../stores/event-store/event-store.port';

export interface Actor {
  /** `user-12`, or `system` for automations and seeds. */
  readonly id: string;
  /** The account acted on: the user an administrator acts as (AMB-77), else that of `id`; 0 for the system. */
  readonly userId: number;
  readonly role: Role;
  readonly restaurants: readonly number[];
  /** When an administrator acts for a restaurant or user: `restaurant-12`, `user-7` (AMB-06, AMB-77). */
  readonly onBehalfOf?: string;
  /** With `onBehalfOf`: the administrator's own role; `role` is the restaurant's. */
  readonly ownRole?: Role;
  /** Unparsed cookie of an earlier login in this browser, without a session (S4). */
  readonly device?: string;
  /** Unparsed cookie of a started sign-in at the identity provider (W4). */
  readonly signInAttempt?: string;
  /** For calls that read it; shown to this person only (S2). */
  readonly userAgent?: string;
  /** Source network (R11); none for the portal itself. */
  readonly ip?: string;
  readonly sessionId?: string;
}

/** The portal itself: automations, seeds, imports. */
export const systemActor: Actor = {
  id: 'system',
  userId: 0,
  role: Role.Administrator,
  restaurants: [],
};

export interface Command<I = unknown, F = unknown> {
  readonly input: I;
  /** Looked up by the server before deciding: names, numbers, hashes. */
  readonly facts: F;
  readonly actor: Actor;
  readonly at: string;
  readonly market: Market;
  readonly commandId: string;
}

export type CommandMap = Record<string, { input: unknown; facts: unknown; taken?: unknown }>;

export interface CommandFor<Contract, Facts = undefined, Taken = undefined> {
  input: ParsedInputOf<Contract>;
  facts: Facts;
  taken: Taken;
}

/** Events, a rejection, or `[]` for no effect. */
export type Decision<E extends DomainEvent, Code extends string = string> = readonly E[] | Rejection<Code>;

export type PendingEvents<E extends DomainEvent, Taken> = (taken: Taken) => readonly E[];

export type TakenOf<Entry> = Entry extends { readonly taken: infer Taken } ? Taken : undefined;

/** Decision on a command of a CommandMap; pending where it takes reservations. */
export type DecisionOn<Entry, E extends DomainEvent> =
  Decision<E> | (undefined extends TakenOf<Entry> ? never : PendingEvents<E, TakenOf<Entry>>);

export type Decisions<S, C extends CommandMap, E extends DomainEvent> = {
  readonly [N in keyof C & string]: (
    command: Command<C[N]['input'], C[N]['facts']>,
    state: S,
  ) => DecisionOn<C[N], E>;
};

export type Evolutions<S, E extends DomainEvent> = {
  readonly [N in E['type']]: (state: S, event: Extract<E, { type: N }>) => S;
};

/** Snapshots of long streams. Only for states without personal data: snapshots outlive a person's key (S18). */
export interface SnapshotRules<S> {
  /** Change with the state's shape or meaning; older snapshots are skipped. */
  readonly version: number;
  readonly every: number;
  readonly write: (state: S) => Json;
  readonly read: (kept: Json) => S;
}

/** Two pure maps, exhaustive by type. */
export interface Decider<S, C extends CommandMap, E extends DomainEvent> {
  readonly initial: S;
  readonly decide: Decisions<S, C, E>;
  readonly evolve: Evolutions<S, E>;
  /** Events that count as edits for conflicts (R4); default: all. A function returns the edited records. */
  readonly editEvents?: readonly E['type'][] | ((event: E, before: S) => readonly string[]);
  /** For long-lived streams. Default: fold from the start. */
  readonly snapshots?: SnapshotRules<S>;
}

export type StateOf<D extends { readonly initial: unknown }> = D['initial'];

export type CommandMapOf<D> = D extends Decider<infer _S, infer C, infer _E> ? C : never;

/** `defineDecider<OrderState, OrderCommands, OrderEvent>({ … })`. */
export function defineDecider<S, C extends CommandMap, E extends DomainEvent>(
  decider: Decider<S, C, E>,
): Decider<S, C, E> {
  return decider;
}

export interface StreamRules<S = unknown> {
  readonly initial: S;
  readonly evolve: Readonly<Record<string, (state: S, event: never) => S>>;
  readonly editEvents?: readonly string[] | ((event: never, before: S) => readonly string[]);
  readonly snapshots?: SnapshotRules<S>;
}

/** Unknown types, e.g. of later versions, are ignored. */
export function evolve<S>(rules: StreamRules<S>, state: S, event: DomainEvent): S {
  const apply = rules.evolve[event.type];
  return apply ? apply(state, event as never) : state;
}
