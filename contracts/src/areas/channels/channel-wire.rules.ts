import type { z } from 'zod';
import {
  type BirthdayData,
  type ChannelContent,
  type ChannelPlan,
  type Opening,
  type PlannedChanges,
} from './channel-content.rules';
import { isAllDay, scheduleBlocks, scheduleDays, type ChannelSchedules } from './opening.rules';
import type { openingOutput, planOutput } from './channels.rules';

/** Wire ↔ rules: the browser previews with the server's functions. */

type OpeningOnWire = z.infer<typeof openingOutput>;
type PlanOnWire = z.infer<typeof planOutput>;

const flag = (on: boolean) => (on ? (1 as const) : (0 as const));

export const openingToWire = (opening: Opening): OpeningOnWire => ({ ...opening, open: flag(opening.open) });
const openingOfWire = (opening: OpeningOnWire): Opening => ({ ...opening, open: opening.open === 1 });

export const allDayBlocks = (schedules: ChannelSchedules) =>
  Object.fromEntries(
    scheduleBlocks.map((name) => [name, flag(scheduleDays.every((day) => isAllDay(schedules[name][day])))]),
  ) as Record<(typeof scheduleBlocks)[number], 0 | 1>;

export const birthdayToWire = (birthday: BirthdayData) => ({
  ...birthday,
  book_online: flag(birthday.book_online),
});

const birthdayOfWire = (birthday: ReturnType<typeof birthdayToWire>): BirthdayData => ({
  ...birthday,
  book_online: birthday.book_online === 1,
});

interface ContentOnWire {
  readonly opening: ReturnType<typeof openingToWire>;
  readonly channel: Pick<ChannelContent, 'schedules'> & {
    readonly birthday_data: ReturnType<typeof birthdayToWire>;
  };
  readonly service: readonly { readonly id: number; readonly status: number }[];
}

export const contentOfWire = ({ opening, channel, service }: ContentOnWire): ChannelContent => ({
  opening: openingOfWire(opening),
  services: service.flatMap(({ id, status }) => (status === 1 ? [id] : [])).toSorted((a, b) => a - b),
  schedules: channel.schedules,
  birthday: birthdayOfWire(channel.birthday_data),
});

function changesToWire({ opening, services, schedules, birthday }: PlannedChanges): PlanOnWire['changes'] {
  const { book_online: online, ...others } = birthday ?? {};
  return {
    ...(opening && { opening: openingToWire(opening) }),
    ...(services && {
      services: Object.fromEntries(Object.entries(services).map(([id, on]) => [id, flag(on)])),
    }),
    ...(schedules && { schedules }),
    ...(birthday && { birthday: { ...others, ...(online !== undefined && { book_online: flag(online) }) } }),
  };
}

function changesOfWire({ opening, services, schedules, birthday }: PlanOnWire['changes']): PlannedChanges {
  const { book_online: online, ...others } = birthday ?? {};
  return {
    ...(opening && { opening: openingOfWire(opening) }),
    ...(services && {
      services: Object.fromEntries(Object.entries(services).map(([id, on]) => [id, on === 1])),
    }),
    ...(schedules && { schedules }),
    ...(birthday && { birthday: { ...others, ...(online !== undefined && { book_online: online === 1 }) } }),
  };
}

export const plansOfWire = (plans: readonly PlanOnWire[]): readonly ChannelPlan[] =>
  plans.map(({ plan_date: date, changes }) => ({ date, changes: changesOfWire(changes) }));

/** @param then the content of that day */
export const planToWire = ({ date, changes }: ChannelPlan, then: ChannelContent): PlanOnWire => ({
  plan_date: date,
  service_planned: [...then.services],
  schedules: then.schedules,
  allday: allDayBlocks(then.schedules),
  birthday_data: birthdayToWire(then.birthday),
  opening: openingToWire(then.opening),
  changes: changesToWire(changes),
});
