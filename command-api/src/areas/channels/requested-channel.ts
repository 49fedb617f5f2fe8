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
  unlessMasked,
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

/** All-day blocks get all rows (R-CHN-17). */
function sentSchedules({ schedules = {}, allday = {} }: HoursInput): SomeSchedules {
  const whole = scheduleBlocks.filter((block) => allday[block]);
  return { ...schedules, ...Object.fromEntries(whole.map((block) => [block, everyDay(allDay)])) };
}

/** A masked value keeps the stored one. */
function sentBirthday(known: BirthdayData, sent: BirthdayInput = {}): BirthdayData {
  const { bank_account: account, bizum, ...others } = sent as Partial<BirthdayData>;
  const typed = account === undefined ? known.bank_account : unlessMasked(account, known.bank_account);
  return {
    ...known,
    ...others,
    bank_account: typed === known.bank_account ? typed : accountOf(typed),
    bizum: bizum === undefined ? known.bizum : unlessMasked(bizum, known.bizum),
  };
}

/** Changed services only. */
function sentSwitches(active: readonly number[], sent: UpdateChannelInput['service']): ServiceSwitches {
  const changed = (sent ?? []).filter(({ id, status }) => active.includes(id) !== status);
  return Object.fromEntries(changed.map(({ id, status }) => [id, status]));
}

/** Omitted fields stay. */
export function requestedContent(input: UpdateChannelInput, known: ChannelContent): ChannelContent {
  const { channel = {}, service, opening = known.opening } = input;
  return {
    opening: opening.open ? { open: true, date: null, motive: null } : opening,
    services: [...switchServices(known.services, sentSwitches(known.services, service))],
    schedules: withSchedules(known.schedules, sentSchedules(channel)),
    birthday: sentBirthday(known.birthday, channel.birthday_data),
  };
}

/** Difference to the preceding state. */
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

/** In the order sent; each is relative to the plans of earlier days. */
export function requestedPlans(content: ChannelContent, sent: readonly PlanInput[]): readonly ChannelPlan[] {
  const byDay = sent.toSorted((a, b) => a.plan_date.localeCompare(b.plan_date));
  const read = new Map<PlanInput, ChannelPlan>();
  for (const plan of byDay) {
    read.set(plan, plannedOn(channelOn(content, [...read.values()], plan.plan_date), plan));
  }
  return sent.map((plan) => read.get(plan) as ChannelPlan);
}

/** Services unknown to the market, or parts of mobile ordering without it. */
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
