import type { DomainEvent, Market, ParsedInputOf, Rejection } from '@portal/contracts';
import { Role } from '@portal/contracts';

/** Who sends a command. */
export interface Actor {
  /** `user-12`, or `system` for automations and seeds. */
  readonly id: string;
  /** 0 for the system. */
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
  /** The restaurants this person belongs to. */
  readonly restaurants: readonly number[];
  /** Set when an administrator acts in the place of a restaurant: `restaurant-12` (AMB-06). */
  readonly onBehalfOf?: string;
  /** What the browser of somebody who is not signed in has kept from an earlier login, as it came (S4). */
  readonly device?: string;
  /** The session the command came through, for commands that end or renew it. */
  readonly sessionId?: string;
}

/** The portal itself: automations, seeds, imports without a person behind them. */
export const systemActor: Actor = {
  id: 'system',
  userId: 0,
  name: 'System',
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
export type CommandMap = Record<string, { input: unknown; facts: unknown }>;

/** The entry of a contract in a CommandMap: its parsed input, and the facts the server adds. */
export interface CommandFor<Contract, Facts = undefined> {
  input: ParsedInputOf<Contract>;
  facts: Facts;
}

/** Events, a reason to say no, or nothing to do: `[]`. */
export type Decision<E extends DomainEvent, Code extends string = string> = readonly E[] | Rejection<Code>;

/** The rules of one kind of stream, as two pure maps that are exhaustive by type. */
export interface Decider<S, C extends CommandMap, E extends DomainEvent> {
  readonly initial: S;
  readonly decide: {
    readonly [N in keyof C & string]: (
      command: Command<C[N]['input'], C[N]['facts']>,
      state: S,
    ) => Decision<E>;
  };
  readonly evolve: { readonly [N in E['type']]: (state: S, event: Extract<E, { type: N }>) => S };
  /**
   * What makes old what somebody has read in order to edit it (R4): these types of events, every one when left out.
   * Where a stream holds many records, it says which of them an event edits.
   */
  readonly edits?: readonly E['type'][] | ((event: E, before: S) => readonly string[]);
}

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
  readonly edits?: readonly string[] | ((event: never, before: S) => readonly string[]);
}

/**
 * Folds one event into the state. Event types that the rules do not know leave the state as it is: a stream may hold
 * events of a later version of the program.
 */
export function evolve<S>(rules: StreamRules<S>, state: S, event: DomainEvent): S {
  const apply = rules.evolve[event.type];
  return apply ? apply(state, event as never) : state;
}
