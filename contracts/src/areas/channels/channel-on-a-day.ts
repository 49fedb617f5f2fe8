import {
  type BirthdayData,
  type ChannelContent,
  type ChannelPlan,
  isOpen,
  type Opening,
  type PlannedChanges,
  type SomeSchedules,
} from './channel-content';
import { switchesBetween, switchServices } from './channel-services';
import { changedDays, type ChannelSchedules, type ScheduleBlock, scheduleBlocks } from './hours';

/** A closed restaurant opens again on its day (R-CHN-14). */
export const openingOn = (opening: Opening, day: string): Opening =>
  opening.date !== null && opening.date <= day ? isOpen : opening;

/** Schedules with some rows set anew. */
export function withSchedules(schedules: ChannelSchedules, some: SomeSchedules): ChannelSchedules {
  const blocks = scheduleBlocks.map((name) => [name, { ...schedules[name], ...some[name] }] as const);
  return {
    ...(Object.fromEntries(blocks) as Omit<ChannelSchedules, 'delivery'>),
    delivery: some.delivery ?? schedules.delivery,
  };
}

/** What guests see once changes are applied. */
export const withChanges = (content: ChannelContent, changes: PlannedChanges): ChannelContent => ({
  opening: changes.opening ?? content.opening,
  services: [...switchServices(content.services, changes.services ?? {})],
  schedules: withSchedules(content.schedules, changes.schedules ?? {}),
  birthday: { ...content.birthday, ...(changes.birthday as Partial<BirthdayData> | undefined) },
});

/**
 * What guests see on a day: what is now, with the planned changes and the reopening of the days until then folded in
 * (R-CHN-29). Preview and server ask the same.
 * @param day `2026-12-01`, by the market's calendar
 */
export function channelOn(now: ChannelContent, plans: readonly ChannelPlan[], day: string): ChannelContent {
  const due = plans.filter(({ date }) => date <= day).toSorted((a, b) => a.date.localeCompare(b.date));
  const after = due.reduce(
    (content, { date, changes }) =>
      withChanges({ ...content, opening: openingOn(content.opening, date) }, changes),
    now,
  );
  return { ...after, opening: openingOn(after.opening, day) };
}

const rowsIn = (from: ScheduleBlock, to: ScheduleBlock) =>
  Object.fromEntries(changedDays(from, to).map((day) => [day, to[day]]));

function schedulesBetween(from: ChannelSchedules, to: ChannelSchedules): SomeSchedules {
  const blocks = scheduleBlocks.map((name) => [name, rowsIn(from[name], to[name])] as const);
  return {
    ...Object.fromEntries(blocks.filter(([, rows]) => Object.keys(rows).length > 0)),
    ...(from.delivery !== to.delivery && { delivery: to.delivery }),
  };
}

export const sameOpening = (a: Opening, b: Opening): boolean =>
  a.open === b.open && a.date === b.date && a.motive === b.motive;

function birthdayBetween(from: BirthdayData, to: BirthdayData): Partial<BirthdayData> {
  const fields = Object.entries(to) as [keyof BirthdayData, string | boolean][];
  return Object.fromEntries(fields.filter(([field, value]) => from[field] !== value));
}

const isSomething = (part: object) => Object.keys(part).length > 0;

/** What has to change to come from one state to another: a planned change, or the marks of a preview. */
export function changesBetween(from: ChannelContent, to: ChannelContent): PlannedChanges {
  const services = switchesBetween(from.services, to.services);
  const schedules = schedulesBetween(from.schedules, to.schedules);
  const birthday = birthdayBetween(from.birthday, to.birthday);
  return {
    ...(!sameOpening(from.opening, to.opening) && { opening: to.opening }),
    ...(isSomething(services) && { services }),
    ...(isSomething(schedules) && { schedules }),
    ...(isSomething(birthday) && { birthday }),
  };
}
