import type { Rejection } from '@portal/contracts';
import type { CommandContext, CommandRunner } from '../decider/command-runner';
import { systemActor } from '../decider/decider';
import type { CommandIntent } from './automation';
import { NotNow } from './log-follower';

export interface Refused {
  readonly automation: string;
  readonly eventId: string;
  readonly rejection: Rejection;
}

export interface Sender {
  readonly commands: CommandRunner;
  readonly onRefused?: (refused: Refused) => void;
}

interface Sending extends Pick<CommandContext, 'at' | 'correlationId'> {
  readonly automation: string;
  readonly eventId: string;
  /** Command id derives from it: repeats have no effect. */
  readonly key: string;
}

/** Sends a command as the intent's actor, else as the system. @throws NotNow after a conflict */
export async function sendIntent(
  { binding, input, actor = systemActor }: CommandIntent,
  { automation, eventId, key, correlationId, at }: Sending,
  { commands, onRefused }: Sender,
): Promise<void> {
  const outcome = await commands.run(binding, input, {
    actor,
    correlationId,
    causationId: eventId,
    rule: automation,
    idempotencyKey: key,
    ...(at !== undefined && { at }),
  });
  if (outcome.ok) return;
  if ('conflict' in outcome) throw new NotNow(`${automation}: ${outcome.conflict.changedBy} was faster`);
  onRefused?.({ automation, eventId, rejection: outcome.rejection });
}
