import {
  type EditedPlan,
  type NationalKind,
  type NationalPlan,
  plannerCommands,
  plannerQueries,
} from '@portal/contracts/areas/planner';
import { localFields } from '@portal/contracts/kernel';
import { useCallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import type { RecordHistory } from '#ui/history/record-history';
import { editConflictIn } from '#ui/record/edit-conflict';
import { useToast } from '#ui/toast/toast-context';
import { useFailureToast } from './planner';
import { adminPlanTexts } from './texts';

const nationalQueries = [
  plannerQueries.ListNationalObjectives,
  plannerQueries.ListNationalStrategies,
  plannerQueries.ListNationalActions,
  plannerQueries.ListNationalPlanChanges,
  plannerQueries.GetNationalPlan,
  plannerQueries.GetRestaurantPlan,
];

export type EditedObjective = EditedPlan['objectives'][number];
export type EditedAction = EditedPlan['actions'][number];

function put<T extends { readonly id: number }>(list: readonly T[], item: T): T[] {
  const isKnown = list.some(({ id }) => id === item.id);
  return isKnown ? list.map((each) => (each.id === item.id ? item : each)) : [...list, item];
}

export const withObjective = (plan: EditedPlan, objective: EditedObjective): EditedPlan => ({
  ...plan,
  objectives: put(plan.objectives, objective),
});
export const withStrategy = (plan: EditedPlan, strategy: EditedPlan['strategies'][number]): EditedPlan => ({
  ...plan,
  strategies: put(plan.strategies, strategy),
});
export const withAction = (plan: EditedPlan, action: EditedAction): EditedPlan => ({
  ...plan,
  actions: put(plan.actions, action),
});

function below(plan: EditedPlan, kind: NationalKind, id: number) {
  const objectives = kind === 'objective' ? [id] : [];
  const strategies = plan.strategies
    .filter((each) => (kind === 'strategy' ? each.id === id : objectives.includes(each.objectiveId)))
    .map((each) => each.id);
  const actions = plan.actions
    .filter((each) => (kind === 'action' ? each.id === id : strategies.includes(each.strategyId)))
    .map((each) => each.id);
  return { objectives, strategies, actions };
}

export function countBelow(plan: EditedPlan, kind: NationalKind, id: number) {
  const { strategies, actions } = below(plan, kind, id);
  return {
    strategies: strategies.length - (kind === 'strategy' ? 1 : 0),
    actions: actions.length - (kind === 'action' ? 1 : 0),
  };
}

export function without(plan: EditedPlan, kind: NationalKind, id: number): EditedPlan {
  const { objectives, strategies, actions } = below(plan, kind, id);
  return {
    objectives: plan.objectives.filter((each) => !objectives.includes(each.id)),
    strategies: plan.strategies.filter((each) => !strategies.includes(each.id)),
    actions: plan.actions.filter((each) => !actions.includes(each.id)),
  };
}

const onWire = <T extends EditedObjective>({ texts, ...item }: T) => ({
  ...item,
  ...localFields('name', texts),
});

/** As the command takes it: names of strategies follow from their sections. */
export const draftOnWire = ({ objectives, strategies, actions }: EditedPlan) => ({
  objectives: objectives.map(onWire),
  strategies: strategies.map(({ id, objectiveId, sectionId }) => ({ id, objectiveId, sectionId })),
  actions: actions.map(onWire),
});

const options = { refresh: nationalQueries };

/** Saves the national plan as a whole, with the version seen (R4) and an undo (U5). */
export function useNationalPlan({ year, version }: NationalPlan) {
  const text = useText(adminPlanTexts);
  const toast = useToast();
  const cache = useCallCache();
  const showFailure = useFailureToast();
  const update = useCallCommand(plannerCommands.UpdateNationalPlan, options);
  const copying = useCallCommand(plannerCommands.CopyNationalPlan, options);
  const restoration = useCallCommand(plannerCommands.RestoreNationalPlan, options);

  const undo = async (seen: number) => {
    try {
      await restoration.send({ year, version: seen });
      toast.done(text('undone'));
    } catch (error) {
      showFailure(error);
    }
  };
  const done = (words: string, seen: number) =>
    toast.done(words, () => void undo(seen), `national-plan-${year}`);
  return {
    isPending: copying.isPending || restoration.isPending,
    /**
     * After a conflict the other plan is loaded, so that the next save adds to it.
     * @throws CallError
     */
    save: async (plan: EditedPlan) => {
      try {
        return (await update.send({ year, plan: draftOnWire(plan), version })).data;
      } catch (error) {
        if (editConflictIn(error) !== null) await cache.refresh(nationalQueries);
        throw error;
      }
    },
    copyFrom: async (from: number) => {
      try {
        const { data } = await copying.send({ year, from, version });
        done(text('copied', { from, year }), data.version);
      } catch (error) {
        showFailure(error);
      }
    },
    undo: () => undo(version),
    done,
  };
}
const nodesOf = ({ objectives, strategies, actions }: EditedPlan) => [
  ...objectives.map(({ id, texts }) => ({ id: `objective-${id}`, ...localFields('name', texts) })),
  ...strategies.map(({ id, objectiveId, name }) => ({
    id: `strategy-${id}`,
    parent: `objective-${objectiveId}`,
    name,
  })),
  ...actions.map(({ id, strategyId, texts, start, end, status }) => ({
    id: `action-${id}`,
    parent: `strategy-${strategyId}`,
    ...localFields('name', texts),
    start,
    end,
    shown: status === 1,
  })),
];

const historyLabels = {
  plan: 'title',
  'plan.name': 'name',
  'plan.name_cat': 'name_cat',
  'plan.start': 'start',
  'plan.end': 'end',
  'plan.shown': 'shown',
} as const;
const isLabelled = (path: string): path is keyof typeof historyLabels => path in historyLabels;

/** As one tree; the plan is restored as a whole, since its parts need each other. */
export function useNationalPlanHistory(national: NationalPlan): RecordHistory<NationalPlan> {
  const text = useText(adminPlanTexts);
  const { send } = useCallCommand(plannerCommands.UpdateNationalPlan, options);
  return {
    record: 'plan',
    id: national.year,
    name: text('ofYear', { year: national.year }),
    valuesOf: ({ plan }) => ({ plan: nodesOf(plan) }),
    labelOf: (path) => (isLabelled(path) ? text(historyLabels[path]) : undefined),
    restore: ({ was, now }, isForced) =>
      send({ year: now.year, plan: draftOnWire(was.plan), ...(!isForced && { version: now.version }) }),
  };
}

export type NationalPlanChanges = ReturnType<typeof useNationalPlan>;
