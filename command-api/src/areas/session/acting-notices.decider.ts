import type { EventOf } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineDecider } from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

type NoticeEvent = Extract<EventOf<typeof sessionEvents>, { type: 'ActingAsUserNoticed' }>;

/** Administrator's user id → day of the last notice. */
type LastDays = PersistentMap<number, string>;

export type ActingNoticeCommands = {
  NotifyOfActing: {
    input: { readonly userId: number; readonly byUserId: number; readonly startedAt: string };
    facts: {
      /** Market day of the start. */
      readonly day: string;
      /** May sign in; others get no notice. */
      readonly isThere: boolean;
    };
  };
};

export const actingNoticesStream = (userId: number): string => `actingNotices-${userId}`;

/** One notice per administrator and day (W5). Stream `actingNotices-{userId}`. */
export const actingNoticesDecider = defineDecider<LastDays, ActingNoticeCommands, NoticeEvent>({
  initial: PersistentMap.of(),
  decide: {
    NotifyOfActing: ({ input, facts: { day, isThere } }, lastDays) =>
      isThere && lastDays.get(input.byUserId) !== day
        ? [{ type: 'ActingAsUserNoticed', data: { ...input, day } }]
        : [],
  },
  evolve: {
    ActingAsUserNoticed: (lastDays, { data: { byUserId, day } }) => lastDays.with(byUserId, day),
  },
});
