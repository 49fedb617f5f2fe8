import type { EventOf } from '@portal/contracts';
import type { operationsEvents } from '@portal/contracts/areas/operations';
import type { RunningAutomations } from '../automation/automation-runner';
import type { FollowerOptions } from '../automation/log-follower';
import { LogFollower } from '../automation/log-follower';
import type { MailLedger } from '../stores/mail-ledger/mail-ledger.port';

type Wish = Extract<EventOf<typeof operationsEvents>, { type: 'ParkedMailRetryRequested' }>;

/** Under which its parked streams are listed. */
export const retryMailName = 'when-a-parked-mail-is-wanted-then-send-it';
const isWish = (type: string) => type === ('ParkedMailRetryRequested' satisfies Wish['type']);

/**
 * Sends parked mails again on an administrator's request. The ledger knows a request that was carried out: the mail is
 * not parked any more.
 */
export async function retryMailOnWish(
  ledger: Pick<MailLedger, 'retry'>,
  options: FollowerOptions,
): Promise<RunningAutomations> {
  const follower = new LogFollower(
    {
      name: retryMailName,
      startAt: 'now',
      concerns: isWish,
      async react({ data }) {
        const { mailId } = data as Wish['data'];
        await ledger.retry(mailId, options.now().toISOString());
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
