import type { ReactionName } from '@portal/contracts/areas/causes';
import { commandIdOf } from '@portal/platform/decider/command-identity';
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
  /** Of the portal, to another command: in place of the clock. */
  readonly reaction?: Reaction;
}

interface Reaction {
  readonly rule: ReactionName;
  readonly command: Pick<RunnableBinding, 'contract'>;
  readonly to: Omit<Sending, 'at'>;
}

const idempotencyKeyOf = ({ key }: Pick<Sending, 'key'>) => `demo-${key}`;

function causeOf({ rule, command, to }: Reaction) {
  const correlationId = idempotencyKeyOf(to);
  const causationId = commandIdOf(to.actor ?? systemActor, command.contract.name, correlationId);
  return { rule, correlationId, causationId };
}

/**
 * Sends a backdated command.
 * @throws DemoCommandRefused
 */
export type Send = <I, O>(binding: RunnableBinding<I, O>, input: I, sending: Sending) => Promise<O>;

export function commandSender({ runner }: Pick<WriteSide, 'runner'>): Send {
  return async (binding, input, { key, at, actor = systemActor, reaction }) => {
    const idempotencyKey = idempotencyKeyOf({ key });
    const outcome = await runner.run(binding, input, {
      actor,
      at,
      correlationId: idempotencyKey,
      ...(reaction && causeOf(reaction)),
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
