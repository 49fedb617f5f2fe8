import type { EventOf } from '@portal/contracts';
import type { plannerCommands, plannerEvents } from '@portal/contracts/areas/planner';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type AddressEvent = Extract<
  EventOf<typeof plannerEvents>,
  { type: 'PlanCalendarAddressRenewed' | 'PlanCalendarAddressRevoked' }
>;

type State = { readonly since: string } | null;

type Contracts = typeof plannerCommands;
type AddressCommands = {
  RenewPlanCalendarAddress: CommandFor<Contracts['RenewPlanCalendarAddress'], { readonly digest: string }>;
  RevokePlanCalendarAddress: CommandFor<Contracts['RevokePlanCalendarAddress']>;
};

/** Stream `planCalendar-{userId}`. */
export const calendarAddressDecider = defineDecider<State, AddressCommands, AddressEvent>({
  initial: null,
  decide: {
    RenewPlanCalendarAddress: ({ actor: { userId }, facts: { digest }, at }) => [
      { type: 'PlanCalendarAddressRenewed', data: { userId, digest, since: at } },
    ],
    RevokePlanCalendarAddress: ({ actor: { userId } }, state) =>
      state ? [{ type: 'PlanCalendarAddressRevoked', data: { userId } }] : [],
  },
  evolve: {
    PlanCalendarAddressRenewed: (_state, { data: { since } }) => ({ since }),
    PlanCalendarAddressRevoked: () => null,
  },
});
