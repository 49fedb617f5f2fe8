import type { DomainEvent } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { CommandBinding } from '../decider/command-binding';
import type { Actor } from '../decider/decider';

export interface CommandIntent {
  readonly binding: CommandBinding;
  readonly input: unknown;
  /** Default: the system. */
  readonly actor?: Actor;
}

/** A command intent, its input typed by the binding. */
export function intend<I, O>(binding: CommandBinding<I, O>, input: I, actor?: Actor): CommandIntent {
  return { binding, input, ...(actor && { actor }) };
}

export type Reaction<E extends DomainEvent> = (
  event: ProjectedEvent<E>,
) => CommandIntent | readonly CommandIntent[] | null;

export interface Automation {
  /** A sentence: `when-resource-published-then-mail-subscribers`. Part of the ledger's key and of command ids. */
  readonly name: string;
  readonly startAt: 'beginning' | 'now';
  readonly on: ReadonlyMap<string, Reaction<DomainEvent>>;
}

/** `defineAutomation<OrderEvent>('when-order-placed-then-…', { on: { OrderPlaced: (event) => intend(…) } })`. */
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
