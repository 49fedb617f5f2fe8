import type { World } from '../../example-world';
import type { EventChanges, EventNamed, ExamplesOf } from '../../kernel';
import type { NationalContent } from './national-plan.rules';
import type { ActionContent, PriorityContent, StrategyContent } from './plan-content.rules';
import type { EditedPlan, plannerCommands, plannerDownloads, plannerQueries } from './planner.contract';
import type { plannerEvents } from './planner.events';
import { actionIdOf } from './planner.rules';

type Events = typeof plannerEvents;

const plan = { restaurantId: 1, year: 2026 };

export const anActionId = actionIdOf(plan, '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11');

export const aPriority = (changes: Partial<PriorityContent> = {}): PriorityContent => ({
  priorityId: 1,
  objectiveId: 1,
  name: 'Crecer en la cena',
  rank: 1,
  week: 'weekend',
  daypart: 'cena',
  behaviour: 'frecuencia',
  competitor: null,
  sales: 4.5,
  newGuests: 2,
  ...changes,
});

export const aStrategy = (changes: Partial<StrategyContent> = {}): StrategyContent => ({
  strategyId: 2,
  priorityId: 1,
  place: 1,
  sectionId: 11,
  name: 'Menús',
  ...changes,
});

export const anAction = (changes: Partial<ActionContent> = {}): ActionContent => ({
  actionId: anActionId,
  strategyId: 2,
  name: 'Reparto de vales en el barrio',
  start: '2026-11-30',
  end: '2026-12-13',
  status: 1,
  ...changes,
});

export const somePriorities = (
  changes: EventChanges<Events, 'PlanPrioritiesUpdated'> = {},
): EventNamed<Events, 'PlanPrioritiesUpdated'> => ({
  type: 'PlanPrioritiesUpdated',
  data: { ...plan, priorities: [aPriority()], removal: null, next: null, ...changes },
});

export const someStrategies = (
  changes: EventChanges<Events, 'PlanStrategiesUpdated'> = {},
): EventNamed<Events, 'PlanStrategiesUpdated'> => ({
  type: 'PlanStrategiesUpdated',
  data: { ...plan, strategies: [aStrategy()], removal: null, next: null, ...changes },
});

export const anActionAdded = (
  changes: EventChanges<Events, 'PlanActionAdded'> = {},
): EventNamed<Events, 'PlanActionAdded'> => ({
  type: 'PlanActionAdded',
  data: { ...plan, ...anAction(), next: '2026-11-29T23:00:00.000Z', ...changes },
});

export const anActionMoved = (
  changes: EventChanges<Events, 'PlanActionUpdated'> = {},
): EventNamed<Events, 'PlanActionUpdated'> => ({
  type: 'PlanActionUpdated',
  data: {
    ...plan,
    actionId: anActionId,
    start: '2026-12-07',
    end: '2026-12-20',
    next: '2026-12-06T23:00:00.000Z',
    ...changes,
  },
});

export const anActionDeleted = (): EventNamed<Events, 'PlanActionDeleted'> => ({
  type: 'PlanActionDeleted',
  data: { ...plan, actionId: anActionId, next: null },
});

export const anActionRestored = (
  changes: EventChanges<Events, 'PlanActionRestored'> = {},
): EventNamed<Events, 'PlanActionRestored'> => ({
  type: 'PlanActionRestored',
  data: { ...plan, ...anAction(), next: '2026-11-29T23:00:00.000Z', ...changes },
});

export const somePhasesReached = (
  changes: EventChanges<Events, 'PlanPhasesReached'> = {},
): EventNamed<Events, 'PlanPhasesReached'> => ({
  type: 'PlanPhasesReached',
  data: {
    ...plan,
    phases: [{ actionId: anActionId, phase: 'current' as const }],
    next: '2026-12-13T23:00:00.000Z',
    ...changes,
  },
});

export const aNationalContent = (changes: Partial<NationalContent> = {}): NationalContent => ({
  objectives: [{ id: 1, name: 'Crecer en la cena' }],
  strategies: [{ id: 2, objectiveId: 1, sectionId: 11, name: 'Menús' }],
  actions: [
    { id: 3, strategyId: 2, name: 'Menús de otoño', start: '2026-10-01', end: '2026-11-30', status: 1 },
  ],
  ...changes,
});

export const anEditedPlan = ({ objectives, strategies, actions } = aNationalContent()): EditedPlan => {
  const inSpanish = <T extends { readonly name: string }>(item: T) => ({
    ...item,
    texts: { CAST: item.name },
  });
  return { objectives: objectives.map(inSpanish), strategies, actions: actions.map(inSpanish) };
};

export const aNationalPlanUpdated = (
  changes: EventChanges<Events, 'NationalPlanUpdated'> = {},
): EventNamed<Events, 'NationalPlanUpdated'> => ({
  type: 'NationalPlanUpdated',
  data: {
    year: 2026,
    content: aNationalContent(),
    lastId: 3,
    changes: [{ kind: 'objective', change: 'added', id: 1, name: 'Crecer en la cena' }],
    ...changes,
  },
});

export const aCalendarAddressRenewed = (
  changes: EventChanges<Events, 'PlanCalendarAddressRenewed'> = {},
): EventNamed<Events, 'PlanCalendarAddressRenewed'> => ({
  type: 'PlanCalendarAddressRenewed',
  data: {
    userId: 12,
    digest: 'd'.repeat(43),
    since: '2026-11-20T09:30:00.000Z',
    ...changes,
  },
});

type Calls = typeof plannerCommands & typeof plannerQueries & typeof plannerDownloads;

const priority = {
  id: '',
  name: 'Más familias en la cena',
  type: 2,
  status: 1,
  daypart: { week: 'weekend', time: 'cena' },
  comportament: 'frecuencia',
  competitor: '',
  value: { sales: '4,5', new: 2 },
} as const;

export const plannerExamples: ExamplesOf<Calls, World> = {
  ListNationalObjectives: ({ planYear }) => ({ year: planYear }),
  ListNationalStrategies: ({ planYear }) => ({ year: planYear }),
  ListNationalActions: ({ planYear }) => ({ year: planYear }),
  ListNationalPlanChanges: ({ planYear }) => ({ year: planYear }),
  GetRestaurantPlan: ({ restaurantId, planYear }) => ({ restaurant_id: restaurantId, year: planYear }),
  ListLocalActions: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  GetNationalPlan: ({ planYear }) => ({ year: planYear }),
  GetPlanCalendarAddress: () => ({}),
  ReadPlanCalendar: ({ restaurantId, calendarToken }) => ({
    restaurant_id: restaurantId,
    token: calendarToken,
  }),
  DownloadPlanCalendar: ({ restaurantId, planYear }) => ({ restaurant_id: restaurantId, year: planYear }),

  UpdatePlanObjectives: ({ restaurantId, nextPlanYear }) => ({
    restaurant_id: restaurantId,
    year: nextPlanYear,
    tableData: [priority],
  }),
  UpdatePlanStrategies: ({ restaurantId, planYear, planPriorityId }) => ({
    restaurant_id: restaurantId,
    year: planYear,
    tableData: [
      { resobjective_id: planPriorityId, section_id: '', strategy_name: 'Cumpleaños en sala', status: 1 },
    ],
  }),
  RestorePlanRemoval: ({ restaurantId, planYear, planRemovalId }) => ({
    restaurant_id: restaurantId,
    year: planYear,
    removal_id: planRemovalId,
  }),
  AddPlanAction: ({ restaurantId, planYear, planStrategyId }) => ({
    restaurant_id: restaurantId,
    year: planYear,
    data: {
      name: 'Reparto de vales en el barrio',
      strategy_id: planStrategyId,
      start_date: `${planYear}-03-02`,
      end_date: `${planYear}-03-15`,
      type: 2,
      status: 1,
    },
  }),
  UpdatePlanAction: ({ planActionId, planYear }) => ({
    data: { action_id: planActionId, start_date: `${planYear}-05-04`, end_date: `${planYear}-05-17` },
  }),
  DeletePlanAction: ({ planActionId }) => ({ id: planActionId }),
  RestorePlanAction: ({ planActionId }) => ({ id: planActionId }),

  UpdateNationalPlan: ({ nextPlanYear, nextNationalId: id }) => ({
    year: nextPlanYear,
    plan: { objectives: [{ id, name: 'Crecer en desayunos' }], strategies: [], actions: [] },
  }),
  CopyNationalPlan: ({ planYear, nextPlanYear }) => ({ year: nextPlanYear, from: planYear }),
  RestoreNationalPlan: ({ planYear, nationalVersion }) => ({ year: planYear, version: nationalVersion }),
  RenewPlanCalendarAddress: () => ({}),
  RevokePlanCalendarAddress: () => ({}),
};
