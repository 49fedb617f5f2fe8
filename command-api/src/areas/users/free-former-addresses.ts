import type { RunningAutomations } from '@portal/platform/automation/automation-runner';
import type { FollowerOptions } from '@portal/platform/automation/log-follower';
import { LogFollower } from '@portal/platform/automation/log-follower';
import type { Reservations } from '@portal/platform/decider/reservation';
import { addressesOf } from './addresses-of';
import { emailReservation } from './email-reservation';

interface Options extends FollowerOptions {
  readonly names: Pick<Reservations, 'release' | 'reserve'>;
}

/** Under which its parked streams are listed. */
export const freeFormerAddressesName = 'when-a-profile-changes-then-free-the-former-address';

async function freeFormer(subject: string, { names, ...log }: Options): Promise<void> {
  const all = await addressesOf(subject, log);
  const present = all.at(-1);
  const former = new Set(all.filter((address) => address !== present));
  for (const address of former) {
    await names.release(emailReservation, address, subject);
    // Taken up again by the same person meanwhile: it must not be anybody's.
    if ((await addressesOf(subject, log)).at(-1) === address)
      await names.reserve(emailReservation, address, subject);
  }
}

/**
 * Gives an address back that its person has no more: only after the event says so, and again until it is done, so that
 * a kill anywhere leaves no address to two people, and none to nobody for good (R5).
 */
export async function freeFormerAddresses(options: Options): Promise<RunningAutomations> {
  const follower = new LogFollower(
    {
      name: freeFormerAddressesName,
      startAt: 'beginning',
      concerns: (type) => type === 'UserProfileChanged',
      async react({ stream }) {
        await freeFormer(stream, options);
        return [];
      },
    },
    options,
  );
  await follower.start();
  return {
    retryParked: async (asked, stream) => asked === freeFormerAddressesName && follower.retry(stream),
    stop: () => follower.stop(),
  };
}
