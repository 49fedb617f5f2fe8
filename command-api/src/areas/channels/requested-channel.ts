import type { ParsedInputOf } from '@portal/contracts';
import {
  accountOf,
  allDay,
  type BirthdayData,
  type channelCommands,
  type ChannelContent,
  changesBetween,
  channelOn,
  type ChannelPlan,
  contradicts,
  everyDay,
  keptIfMasked,
  scheduleBlocks,
  type ServiceSwitches,
  type SomeSchedules,
  switchesBetween,
  switchServices,
  withMobileOrders,
  withSchedules,
} from '@portal/contracts/areas/channels';

export type UpdateChannelInput = ParsedInputOf<typeof channelCommands.UpdateChannel>;
type PlanInput = NonNullable<UpdateChannelInput['channel_plan']>[number];
type HoursInput = Pick<PlanInput, 'schedules' | 'allday'>;
type BirthdayInput = PlanInput['birthday_data'];

/** The rows that are sent; a block that is open all day has them all (R-CHN-17). */
function sentSchedules({ schedules = {}, allday = {} }: HoursInput): SomeSchedules {
  const whole = scheduleBlocks.filter((block) => allday[block]);
  return { ...schedules, ...Object.fromEntries(whole.map((block) => [block, everyDay(allDay)])) };
}

/** A mask that comes back leaves what it stands for. */
function sentBirthday(known: BirthdayData, sent: BirthdayInput = {}): BirthdayData {
  const { bank_account: account, bizum, ...others } = sent as Partial<BirthdayData>;
  const typed = account === undefined ? known.bank_account : keptIfMasked(account, known.bank_account);
  return {
    ...known,
    ...others,
    bank_account: typed === known.bank_account ? typed : accountOf(typed),
    bizum: bizum === undefined ? known.bizum : keptIfMasked(bizum, known.bizum),
  };
}

/** Of the services that are sent, those that are another now. */
function sentSwitches(active: readonly number[], sent: UpdateChannelInput['service']): ServiceSwitches {
  const changed = (sent ?? []).filter(({ id, status }) => active.includes(id) !== status);
  return Object.fromEntries(changed.map(({ id, status }) => [id, status]));
}

/** What guests see once what is sent is saved; what is left out stays. */
export function requestedContent(input: UpdateChannelInput, known: ChannelContent): ChannelContent {
  const { channel = {}, service, opening = known.opening } = input;
  return {
    opening: opening.open ? { open: true, date: null, motive: null } : opening,
    services: [...switchServices(known.services, sentSwitches(known.services, service))],
    schedules: withSchedules(known.schedules, sentSchedules(channel)),
    birthday: sentBirthday(known.birthday, channel.birthday_data),
  };
}

/** The differences that a planned change comes to, against the state before it. */
function plannedOn(base: ChannelContent, { plan_date, service_planned, ...plan }: PlanInput): ChannelPlan {
  const switches = service_planned ? switchesBetween(base.services, withMobileOrders(service_planned)) : {};
  const opening = plan.opening ?? base.opening;
  return {
    date: plan_date,
    changes: changesBetween(base, {
      opening: opening.open ? { open: true, date: null, motive: null } : opening,
      services: [...switchServices(base.services, switches)],
      schedules: withSchedules(base.schedules, sentSchedules(plan)),
      birthday: sentBirthday(base.birthday, plan.birthday_data),
    }),
  };
}

/** Planned changes in the order in which they are sent; each is read on the state that those of earlier days lead to. */
export function requestedPlans(content: ChannelContent, sent: readonly PlanInput[]): readonly ChannelPlan[] {
  const byDay = sent.toSorted((a, b) => a.plan_date.localeCompare(b.plan_date));
  const read = new Map<PlanInput, ChannelPlan>();
  for (const plan of byDay) {
    read.set(plan, plannedOn(channelOn(content, [...read.values()], plan.plan_date), plan));
  }
  return sent.map((plan) => read.get(plan) as ChannelPlan);
}

/** Services that the market has not, and mobile ordering that is switched off while a part of it is switched on. */
export function serviceProblems(
  { service = [], channel_plan: plans = [] }: UpdateChannelInput,
  active: readonly number[],
  known: ReadonlySet<number>,
): Readonly<Record<string, string>> {
  const isUnknown = (ids: readonly number[]) => ids.some((id) => !known.has(id));
  const problems = plans.flatMap(({ service_planned: ids = [] }, index) =>
    isUnknown(ids) ? [[`channel_plan.${index}.service_planned`, 'unknown_service']] : [],
  );
  if (isUnknown(service.map(({ id }) => id))) problems.push(['service', 'unknown_service']);
  if (contradicts(sentSwitches(active, service))) problems.push(['service', 'services_contradict']);
  return Object.fromEntries(problems) as Record<string, string>;
}
