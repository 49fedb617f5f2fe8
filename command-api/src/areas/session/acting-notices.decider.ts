import type { EventOf } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineDecider } from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

type NoticeEvent = Extract<EventOf<typeof sessionEvents>, { type: 'ActingAsUserNoticed' }>;

/** The day of the last notice, by the user id of the administrator. */
type LastDays = PersistentMap<number, string>;

export type ActingNoticeCommands = {
  NotifyOfActing: {
    input: { readonly userId: number; readonly byUserId: number; readonly startedAt: string };
    facts: {
      /** Of the beginning, on the calendar of the market. */
      readonly day: string;
      /** Somebody who may sign in; nobody else is told. */
      readonly isThere: boolean;
    };
  };
};

export const actingNoticesStream = (userId: number): string => `actingNotices-${userId}`;

/** Tells a user which administrators acted as them: one notice a day for each (W5). Stream `actingNotices-{userId}`. */
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
