import type { DomainEvent } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { CommandBinding } from '../decider/command-binding';
import type { Actor } from '../decider/decider';

/** A command that an automation wants sent. Made by `intend`. */
export interface CommandIntent {
  readonly binding: CommandBinding;
  readonly input: unknown;
  /** On whose authority; the system's when left out. */
  readonly actor?: Actor;
}

/** A command to be sent, its input checked against the binding by type. */
export function intend<I, O>(binding: CommandBinding<I, O>, input: I, actor?: Actor): CommandIntent {
  return { binding, input, ...(actor && { actor }) };
}

export type Reaction<E extends DomainEvent> = (
  event: ProjectedEvent<E>,
) => CommandIntent | readonly CommandIntent[] | null;

/** A rule of the form "when this has happened, do that". */
export interface Automation {
  /** The sentence: `when-resource-published-then-mail-subscribers`. Its ledger and command ids hang on it. */
  readonly name: string;
  /** Where the very first run begins: at the start of the log, or with what happens from then on. */
  readonly startAt: 'beginning' | 'now';
  readonly on: ReadonlyMap<string, Reaction<DomainEvent>>;
}

/** Declares an automation: `defineAutomation<OrderEvent>('when-order-placed-then-…', { on: { OrderPlaced: (event) => intend(…) } })`. */
export function defineAutomation<E extends DomainEvent>(
  name: `when-${string}-then-${string}`,
  rule: {
    readonly startAt?: Automation['startAt'];
    readonly on: { readonly [N in E['type']]?: Reaction<Extract<E, { type: N }>> };
  },
): Automation {
  return {
    name,
    startAt: rule.startAt ?? 'beginning',
    on: new Map(Object.entries(rule.on)) as unknown as Automation['on'],
  };
}
