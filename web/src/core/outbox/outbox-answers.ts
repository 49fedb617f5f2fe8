import type { CommandContract, OutputOf } from '@portal/contracts/kernel';
import type { Outgoing } from './outgoing';

type Listener = (userId: number, item: Outgoing, data: never) => void;

/** By command name. */
const listeners = new Map<string, Listener>();

/** Runs with the answer to a command sent from the outbox, before it leaves that. */
export function onAnswerTo<C extends CommandContract>(
  { name }: C,
  listener: (userId: number, item: Outgoing, data: OutputOf<C>) => void,
): void {
  listeners.set(name, listener);
}

export const announceAnswer = (userId: number, item: Outgoing, data: unknown): void =>
  listeners.get(item.command.name)?.(userId, item, data as never);
