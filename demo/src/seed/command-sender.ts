import type { RunnableBinding } from '@portal/platform/decider/command-runner';
import { type Actor, systemActor } from '@portal/platform/decider/decider';
import type { WriteSide } from '@portal/command-api';

/** Demo data and rules disagree. */
export class DemoCommandRefused extends Error {
  constructor(command: string, key: string, reason: unknown) {
    super(`${command} of the demo data (${key}) was refused: ${JSON.stringify(reason)}`);
    this.name = 'DemoCommandRefused';
  }
}

export interface Sending {
  /** Makes the command idempotent. */
  readonly key: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly actor?: Actor;
}

/**
 * Sends a backdated command.
 * @throws DemoCommandRefused
 */
export type Send = <I, O>(binding: RunnableBinding<I, O>, input: I, sending: Sending) => Promise<O>;

export function commandSender({ runner }: Pick<WriteSide, 'runner'>): Send {
  return async (binding, input, { key, at, actor = systemActor }) => {
    const idempotencyKey = `demo-${key}`;
    const outcome = await runner.run(binding, input, {
      actor,
      at,
      correlationId: idempotencyKey,
      idempotencyKey,
    });
    if (outcome.ok) return outcome.data;
    throw new DemoCommandRefused(
      binding.contract.name,
      key,
      'rejection' in outcome ? outcome.rejection : outcome.conflict,
    );
  };
}
