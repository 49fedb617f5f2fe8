import type { Rejection } from '@portal/contracts';
import type { CommandContext, CommandRunner } from '../decider/command-runner';
import { systemActor } from '../decider/decider';
import type { CommandIntent } from './automation';
import { NotNow } from './log-follower';

/** A command of an automation or a deadline said no. */
export interface Refused {
  readonly automation: string;
  /** The event that the command followed from. */
  readonly eventId: string;
  readonly rejection: Rejection;
}

export interface Sender {
  readonly commands: CommandRunner;
  /** Told when a command said no: a fact, not a fault. */
  readonly onRefused?: (refused: Refused) => void;
}

interface Sending extends Pick<CommandContext, 'at' | 'correlationId'> {
  readonly automation: string;
  readonly eventId: string;
  /** Makes the command's id: sent again, it has no second effect. */
  readonly key: string;
}

/** Sends a command on the authority that its intent names, else on the system's. @throws NotNow after a conflict */
export async function sendIntent(
  { binding, input, actor = systemActor }: CommandIntent,
  { automation, eventId, key, correlationId, at }: Sending,
  { commands, onRefused }: Sender,
): Promise<void> {
  const outcome = await commands.run(binding, input, {
    actor,
    correlationId,
    causationId: eventId,
    idempotencyKey: key,
    ...(at !== undefined && { at }),
  });
  if (outcome.ok) return;
  if ('conflict' in outcome) throw new NotNow(`${automation}: ${outcome.conflict.changedBy} was faster`);
  onRefused?.({ automation, eventId, rejection: outcome.rejection });
}
