import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { plannerCommands } from './planner.commands';
import type { plannerDownloads } from './planner.downloads';
import type { plannerQueries } from './planner.queries';

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

/** A valid input of each call, in a world where these things exist. */
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
