import type { EventOf } from '@portal/contracts';
import type { operationsEvents } from '@portal/contracts/areas/operations';
import type { RunningAutomations } from '../automation/automation-runner';
import { type FollowerOptions, LogFollower } from '../automation/log-follower';
import type { Outbox } from '../stores/outbox/outbox.port';

type OperationRequest = Extract<EventOf<typeof operationsEvents>, { type: 'ParkedMailRetryRequested' }>;

export const retryMailName = 'when-a-parked-mail-is-wanted-then-send-it';
const isRequest = (type: string) => type === ('ParkedMailRetryRequested' satisfies OperationRequest['type']);

/** Idempotent: a retried mail is no longer parked. */
export async function retryMailOnRequest(
  outbox: Pick<Outbox<'mail'>, 'retry'>,
  options: FollowerOptions,
): Promise<RunningAutomations> {
  const follower = new LogFollower(
    {
      name: retryMailName,
      startAt: 'now',
      concerns: isRequest,
      async react({ data }) {
        const { mailId } = data as OperationRequest['data'];
        await outbox.retry(mailId, options.now().toISOString());
        return [];
      },
    },
    options,
  );
  await follower.start();
  return {
    retryParked: async (asked, stream) => asked === retryMailName && follower.retry(stream),
    stop: () => follower.stop(),
  };
}
