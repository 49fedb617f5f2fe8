import { reject } from '@portal/contracts';
import {
  actionIdOf,
  blankPlan,
  calendarDigestText,
  planOfAction,
  plannerCommands,
  slotOfStrategy,
} from '@portal/contracts/areas/planner';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { calendarAddressDecider } from './calendar-address.decider';
import { calendarToken } from './calendar-token';
import { contentOfNational, nationalPlanDecider, nationalPlanStream } from './national-plan.decider';
import { planDecider, planStream } from './plan.decider';
import {
  actionFacts,
  nationalContentOf,
  planFacts,
  priorityFacts,
  sectionFacts,
  strategyFacts,
} from './plan.facts';
import { valuesOfAction, valuesOfTable } from './plan-form-values';
import { actionOf, planOf, type PlanState, prioritiesRecord, strategiesRecord } from './plan-state';
import { keyOfPlan } from './plan-year';

type Loading = Pick<Services, 'load'>;
type Secrets = Pick<Services, 'secrets'>;

const announcePlanPhases = defineInternalCommand('planner', 'AnnouncePlanPhases', {
  input: z.object({ restaurantId: z.int(), year: z.int() }),
  output: z.object({ restaurantId: z.int() }),
});

const onPlan = {
  decider: planDecider,
  restaurantOf: (state: PlanState) => state?.restaurantId ?? null,
} as const;
const ofScreen = {
  ...onPlan,
  stream: ({ input }: { input: { restaurant_id: number; year: number } }) => planStream(keyOfPlan(input)),
  rejectMissing: reject('restaurant_not_found'),
} as const;
const ofTable = {
  ...ofScreen,
  expectedVersion: ({ version }: { version?: number | undefined }) => version,
  formValues: valuesOfTable,
} as const;

/** National actions have no stream; the facts refuse them. */
const streamOfAction = (id: string) => planStream(planOfAction(id) ?? { restaurantId: 0, year: 0 });
const onAction = { ...onPlan, rejectMissing: reject('plan_action_not_found') } as const;
const byId = {
  ...onAction,
  stream: ({ input }: { input: { id: string } }) => streamOfAction(input.id),
} as const;

interface Answering {
  readonly state: PlanState;
  readonly version: number;
  readonly commandId: string;
}

function savedTable({ state, version, commandId }: Answering) {
  const removal = state?.removals.get(commandId);
  const { priorities, strategies, actions } = removal ?? blankPlan;
  return {
    version,
    removal_id: removal ? commandId : null,
    removed: { objectives: priorities.length, strategies: strategies.length, actions: actions.length },
  };
}

const prioritiesOnWire = (state: PlanState) =>
  planOf(state).priorities.map(({ priorityId, rank }) => ({ resobjective_id: priorityId, status: rank }));

function strategiesOnWire(state: PlanState) {
  const { strategies, priorities } = planOf(state);
  return strategies.map((strategy) => ({
    id: strategy.strategyId,
    status: slotOfStrategy(strategy, priorities) ?? 0,
  }));
}

const onNational = {
  decider: nationalPlanDecider,
  stream: ({ market, input }: { market: string; input: { year: number } }) =>
    nationalPlanStream(market, input.year),
  expectedVersion: ({ version }: { version?: number | undefined }) => version,
  answer: ({ input, version }: { input: { year: number }; version: number }) => ({
    year: input.year,
    version,
  }),
} as const;

const ofPerson = {
  decider: calendarAddressDecider,
  stream: ({ actor }: { actor: { userId: number } }) => `planCalendar-${actor.userId}`,
} as const;

const tableBindings = ({ load }: Loading) =>
  ({
    UpdatePlanObjectives: bindCommand(plannerCommands.UpdatePlanObjectives, {
      ...ofTable,
      record: () => prioritiesRecord,
      facts: (context) => priorityFacts(context, { load }),
      answer: (answering) => ({
        ...savedTable(answering),
        objectives: prioritiesOnWire(answering.state),
      }),
    }),
    UpdatePlanStrategies: bindCommand(plannerCommands.UpdatePlanStrategies, {
      ...ofTable,
      record: () => strategiesRecord,
      facts: (context) => strategyFacts(context, { load }),
      answer: (answering) => ({
        ...savedTable(answering),
        strategies: strategiesOnWire(answering.state),
      }),
    }),
    RestorePlanRemoval: bindCommand(plannerCommands.RestorePlanRemoval, {
      ...ofScreen,
      facts: (context) => planFacts(context, { load }),
      answer: ({ input }) => ({ removal_id: input.removal_id }),
    }),
  }) as const;

const actionBindings = ({ load }: Loading) =>
  ({
    AddPlanAction: bindCommand(plannerCommands.AddPlanAction, {
      ...ofScreen,
      facts: (context) => planFacts(context, { load }),
      isGone: ({ input, commandId, state }) => !actionOf(state, actionIdOf(keyOfPlan(input), commandId)),
      answer: ({ input, commandId }) => ({ id: actionIdOf(keyOfPlan(input), commandId) }),
    }),
    UpdatePlanAction: bindCommand(plannerCommands.UpdatePlanAction, {
      ...onAction,
      stream: ({ input }) => streamOfAction(input.data.action_id),
      facts: ({ input, actor }) => actionFacts(input.data.action_id, actor, { load }),
      expectedVersion: ({ version }) => version,
      record: ({ data }) => data.action_id,
      formValues: valuesOfAction,
      answer: ({ input, version }) => ({ id: input.data.action_id, version }),
    }),
    DeletePlanAction: bindCommand(plannerCommands.DeletePlanAction, {
      ...byId,
      facts: ({ input, actor }) => actionFacts(input.id, actor, { load }),
      answer: ({ input }) => ({ id: input.id }),
    }),
    RestorePlanAction: bindCommand(plannerCommands.RestorePlanAction, {
      ...byId,
      facts: ({ input, actor }) => actionFacts(input.id, actor, { load }),
      record: ({ id }) => id,
      answer: ({ input, version }) => ({ id: input.id, version }),
    }),
    AnnouncePlanPhases: bindCommand(announcePlanPhases, {
      ...onPlan,
      stream: ({ input }) => planStream(input),
      answer: ({ input }) => ({ restaurantId: input.restaurantId }),
    }),
  }) as const;

const nationalBindings = ({ load }: Loading) =>
  ({
    UpdateNationalPlan: bindCommand(plannerCommands.UpdateNationalPlan, {
      ...onNational,
      formValues: (state) => ({ ...contentOfNational(state) }),
      facts: ({ market }) => sectionFacts(market, { load }),
    }),
    CopyNationalPlan: bindCommand(plannerCommands.CopyNationalPlan, {
      ...onNational,
      facts: async ({ market, input }) => ({ source: await nationalContentOf(market, input.from, { load }) }),
    }),
    RestoreNationalPlan: bindCommand(plannerCommands.RestoreNationalPlan, onNational),
  }) as const;

const addressBindings = ({ secrets }: Secrets) =>
  ({
    RenewPlanCalendarAddress: bindCommand(plannerCommands.RenewPlanCalendarAddress, {
      ...ofPerson,
      facts: ({ commandId }) => ({
        digest: secrets.pepper(calendarDigestText(calendarToken(secrets, commandId))),
      }),
      answer: ({ commandId, state }) => ({
        token: calendarToken(secrets, commandId),
        since: state?.since ?? '',
      }),
    }),
    RevokePlanCalendarAddress: bindCommand(plannerCommands.RevokePlanCalendarAddress, {
      ...ofPerson,
      answer: () => ({ since: null }),
    }),
  }) as const;

export const plannerBindings = (services: Loading & Secrets) => ({
  ...tableBindings(services),
  ...actionBindings(services),
  ...nationalBindings(services),
  ...addressBindings(services),
});
