import { type DomainEvent, type Market, type ParsedInputOf, type Rejection, Role } from '@portal/contracts';
import type { SnapshotRules } from './snapshot-rules';

/** Who sends a command. */
export interface Actor {
  /** `user-12`, or `system` for automations and seeds. */
  readonly id: string;
  /** Whose account it is about: the user's whom an administrator acts as (AMB-77), else that of `id`; 0 for the system. */
  readonly userId: number;
  readonly role: Role;
  /** The restaurants this person belongs to. */
  readonly restaurants: readonly number[];
  /** Set when an administrator acts in the place of a restaurant or as a user: `restaurant-12`, `user-7` (AMB-06, AMB-77). */
  readonly onBehalfOf?: string;
  /** Set with `onBehalfOf`: the administrator's own role, while `role` is that of the restaurant's people. */
  readonly ownRole?: Role;
  /** Cookie of an earlier login in a browser without a session, unparsed (S4). */
  readonly device?: string;
  /** Cookie of a sign-in that this browser has begun at the identity provider, unparsed (W4). */
  readonly signInAttempt?: string;
  /** What the browser says it is, for calls that read it; shown to its own person alone (S2). */
  readonly userAgent?: string;
  /** The network that the call came from (R11); none for what the portal does itself. */
  readonly ip?: string;
  /** The session the command came through, for commands that end or renew it. */
  readonly sessionId?: string;
}

/** The portal itself: automations, seeds, imports without a person behind them. */
export const systemActor: Actor = {
  id: 'system',
  userId: 0,
  role: Role.Administrator,
  restaurants: [],
};

/** Everything a decision may look at besides the state; ids and time come in, they are never read inside. */
export interface Command<I = unknown, F = unknown> {
  readonly input: I;
  /** What the server found out before deciding: names, numbers, hashes. */
  readonly facts: F;
  readonly actor: Actor;
  /** Server time of the decision, ISO 8601 UTC. */
  readonly at: string;
  readonly market: Market;
  readonly commandId: string;
}

/** The commands of a decider: name → what it is given. */
export type CommandMap = Record<string, { input: unknown; facts: unknown; taken?: unknown }>;

/**
 * A contract's entry in a CommandMap: parsed input, facts of the server, and reservations such as an id, a number or a
 * slug.
 */
export interface CommandFor<Contract, Facts = undefined, Taken = undefined> {
  input: ParsedInputOf<Contract>;
  facts: Facts;
  taken: Taken;
}

/** Events, a rejection, or `[]` for no effect. */
export type Decision<E extends DomainEvent, Code extends string = string> = readonly E[] | Rejection<Code>;

/** Events that wait for what the binding takes. */
export type PendingEvents<E extends DomainEvent, Taken> = (taken: Taken) => readonly E[];

/** What a command of a CommandMap takes. */
export type TakenOf<Entry> = Entry extends { readonly taken: infer Taken } ? Taken : undefined;

/** The decision on a command of a CommandMap; its events wait where something is taken for them. */
export type DecisionOn<Entry, E extends DomainEvent> =
  Decision<E> | (undefined extends TakenOf<Entry> ? never : PendingEvents<E, TakenOf<Entry>>);

/** One pure function a command; a decider with many commands is put together from several such maps. */
export type Decisions<S, C extends CommandMap, E extends DomainEvent> = {
  readonly [N in keyof C & string]: (
    command: Command<C[N]['input'], C[N]['facts']>,
    state: S,
  ) => DecisionOn<C[N], E>;
};

/** One pure function an event type. */
export type Evolutions<S, E extends DomainEvent> = {
  readonly [N in E['type']]: (state: S, event: Extract<E, { type: N }>) => S;
};

/** The rules of one kind of stream, as two pure maps that are exhaustive by type. */
export interface Decider<S, C extends CommandMap, E extends DomainEvent> {
  readonly initial: S;
  readonly decide: Decisions<S, C, E>;
  readonly evolve: Evolutions<S, E>;
  /**
   * Event types that count as an edit for conflicts (R4); all when left out. Where a stream holds many records, it
   * tells which record an event edits.
   */
  readonly editEvents?: readonly E['type'][] | ((event: E, before: S) => readonly string[]);
  /** For streams that grow for years; left out, a stream is folded from its beginning. */
  readonly snapshots?: SnapshotRules<S>;
}

/** What a decider's events add up to. */
export type StateOf<D extends { readonly initial: unknown }> = D['initial'];

/** The commands of a decider. */
export type CommandMapOf<D> = D extends Decider<infer _S, infer C, infer _E> ? C : never;

/** Declares the rules of a stream: `defineDecider<OrderState, OrderCommands, OrderEvent>({ … })`. */
export function defineDecider<S, C extends CommandMap, E extends DomainEvent>(
  decider: Decider<S, C, E>,
): Decider<S, C, E> {
  return decider;
}

/** The half of a decider that remembers: enough to fold a stream. */
export interface StreamRules<S = unknown> {
  readonly initial: S;
  readonly evolve: Readonly<Record<string, (state: S, event: never) => S>>;
  readonly editEvents?: readonly string[] | ((event: never, before: S) => readonly string[]);
  readonly snapshots?: SnapshotRules<S>;
}

/** Folds one event into the state. Unknown event types are ignored: they may come from a later version. */
export function evolve<S>(rules: StreamRules<S>, state: S, event: DomainEvent): S {
  const apply = rules.evolve[event.type];
  return apply ? apply(state, event as never) : state;
}
