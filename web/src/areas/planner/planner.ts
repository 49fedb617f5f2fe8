import {
  countOfStrategies,
  type ObjectiveRow,
  percentOf,
  planIdOf,
  plannerCommands,
  plannerQueries,
  PlanOrigin,
  rankOfSlot,
  type RemovalCount,
  type RestaurantObjective,
  type RestaurantPlan,
  type RestaurantStrategy,
  type StrategyRow,
  type StrategySlot,
  strategySlots,
} from '@portal/contracts/areas/planner';
import { useMemo, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import type { BlockEdits } from '#ui/blocks/block-edits';
import { blockEditor, useBlockSave } from '#ui/blocks/block-editor';
import { useQuestion } from '#ui/dialogs/QuestionDialog';
import { editConflictIn } from '#ui/record/edit-conflict';
import { useToast } from '#ui/toast/toast-context';
import { plannerTexts } from './texts';

export const planQueries = [plannerQueries.GetRestaurantPlan, plannerQueries.ListLocalActions];

export interface StrategyChoice {
  readonly sectionId: number | null;
  readonly name: string;
}
export const noStrategy: StrategyChoice = { sectionId: null, name: '' };
export const isNoStrategy = ({ sectionId, name }: StrategyChoice): boolean =>
  sectionId === null && name.trim() === '';

export const percents = ['sales', 'new'] as const;
type Percent = (typeof percents)[number];

/** `2.5` → `2,5` (R-MKT-08). */
const percentText = (value: number): string => String(value).replace('.', ',');

type Tables = Pick<RestaurantPlan, 'objectives' | 'strategies'>;

interface Ranked<Objective> {
  readonly objectives: readonly Objective[];
}

export const objectiveAt = <Objective extends { readonly status: number }>(
  { objectives }: Ranked<Objective>,
  rank: number,
): Objective | undefined => objectives.find(({ status }) => status === rank);

export const strategyAt = ({ strategies }: Tables, slot: StrategySlot): RestaurantStrategy | undefined =>
  strategies.find(({ status }) => status === slot);

export function choiceAt(plan: Tables, slot: StrategySlot): StrategyChoice {
  const strategy = strategyAt(plan, slot);
  return strategy ? { sectionId: strategy.section_id, name: strategy.strategy_name } : noStrategy;
}

export const rowOfObjective = (objective: RestaurantObjective): ObjectiveRow => ({
  id: objective.type === PlanOrigin.National ? objective.id : null,
  name: objective.name,
  type: objective.type,
  status: objective.status,
  resobjective_id: objective.resobjective_id,
  daypart: objective.daypart,
  comportament: objective.comportament,
  competitor: objective.competitor,
  value: objective.value,
});

export const newRow = (
  { id, name }: { readonly id: number | null; readonly name: string },
  rank: ObjectiveRow['status'],
): ObjectiveRow => ({
  id,
  name,
  type: id === null ? PlanOrigin.Local : PlanOrigin.National,
  status: rank,
  resobjective_id: null,
  daypart: { week: null, time: null },
  comportament: null,
  competitor: null,
  value: { sales: 0, new: 0 },
});

export const strategyRows = (
  plan: Ranked<{ readonly resobjective_id: number; readonly status: number }>,
  choiceIn: (slot: StrategySlot) => StrategyChoice,
): readonly StrategyRow[] =>
  strategySlots.flatMap((slot) => {
    const priority = objectiveAt(plan, rankOfSlot(slot));
    const { sectionId, name } = choiceIn(slot);
    if (priority === undefined || isNoStrategy({ sectionId, name })) return [];
    return [
      {
        resobjective_id: priority.resobjective_id,
        section_id: sectionId,
        strategy_name: sectionId === null ? name.trim() : '',
        status: slot,
      },
    ];
  });

type PercentKey = `${number}.${Percent}`;
type SlotKey = `slot.${StrategySlot}`;

/** Fields of the cards: percentages as typed, strategies by slot. */
type PlanState = Readonly<Record<PercentKey, string> & Record<SlotKey, StrategyChoice>>;
export type PlanEdits = BlockEdits<PlanState>;

export const planBlocks = blockEditor<PlanState>({ name: 'planner' });

const percentKey = (priorityId: number, percent: Percent): PercentKey => `${priorityId}.${percent}`;
const slotKey = (slot: StrategySlot): SlotKey => `slot.${slot}`;
const isPercentKey = (key: string): key is PercentKey => !key.startsWith('slot.');

export function stateOfPlan(plan: Tables): PlanState {
  const typed = plan.objectives.flatMap(({ resobjective_id: id, value }) =>
    percents.map((percent) => [percentKey(id, percent), percentText(value[percent])] as const),
  );
  const chosen = strategySlots
    .filter((slot) => objectiveAt(plan, rankOfSlot(slot)) !== undefined)
    .map((slot) => [slotKey(slot), choiceAt(plan, slot)] as const);
  return Object.fromEntries<string | StrategyChoice>([...typed, ...chosen]) as PlanState;
}

/** Edited fields that hold no percentage (R-MKT-09). */
export const wrongPercents = (edits: PlanEdits): readonly string[] =>
  Object.keys(edits)
    .filter(isPercentKey)
    .filter((key) => percentOf(edits[key]?.value ?? '') === null);

export const editedObjectives = (plan: Tables, edits: PlanEdits): readonly ObjectiveRow[] =>
  plan.objectives.map((objective) => {
    const valueOf = (percent: Percent) =>
      edits[percentKey(objective.resobjective_id, percent)]?.value ?? objective.value[percent];
    return { ...rowOfObjective(objective), value: { sales: valueOf('sales'), new: valueOf('new') } };
  });

/** The cards of a plan, with the edits of this tab (R-MKT-03, R4). */
export function usePlanEditor(plan: RestaurantPlan) {
  const id = planIdOf({ restaurantId: plan.restaurant_id, year: plan.year });
  const saved = useMemo(() => stateOfPlan(plan), [plan]);
  const editor = planBlocks.useEditor({ id, saved });
  const { edits, set, discard } = editor;
  const wrong = wrongPercents(edits);
  return {
    ...editor,
    plan,
    wrong,
    percentAt: (priorityId: number, percent: Percent, known: number) =>
      edits[percentKey(priorityId, percent)]?.value ?? percentText(known),
    isWrong: (priorityId: number, percent: Percent) => wrong.includes(percentKey(priorityId, percent)),
    choiceAt: (slot: StrategySlot) => edits[slotKey(slot)]?.value ?? choiceAt(plan, slot),
    setPercent: (priorityId: number, percent: Percent, value: string) =>
      set(percentKey(priorityId, percent), value),
    setStrategy: (slot: StrategySlot, choice: StrategyChoice) => set(slotKey(slot), choice),
    discardPercents: (priorityId: number) =>
      discard(percents.map((percent) => percentKey(priorityId, percent))),
  };
}
export type PlanEditor = ReturnType<typeof usePlanEditor>;

/** R4. */
export function useFailureToast(): (failure: unknown) => void {
  const text = useText(plannerTexts);
  const dates = useDates();
  const toast = useToast();
  return (failure) => {
    const conflict = editConflictIn(failure);
    if (conflict === null) return toast.failed(failure);
    const when = conflict.at === undefined ? '' : dates.time(conflict.at);
    const who = conflict.name ?? text('somebody');
    return toast.info(text('conflict', { who, when, isDated: when === '' ? 'no' : 'yes' }));
  };
}

const saveOptions = { refresh: planQueries, once: true };

interface TableSave {
  /** AMB-63. */
  readonly removes?: RemovalCount;
  /** Overwrites what others saved, after a conflict was shown. */
  readonly isForced?: boolean;
}

/** R4. */
export function usePlanTables({ restaurant_id, year, versions }: RestaurantPlan) {
  const text = useText(plannerTexts);
  const toast = useToast();
  const showFailure = useFailureToast();
  const objectives = useCallCommand(plannerCommands.UpdatePlanObjectives, saveOptions);
  const strategies = useCallCommand(plannerCommands.UpdatePlanStrategies, saveOptions);
  const restoration = useCallCommand(plannerCommands.RestorePlanRemoval, { refresh: planQueries });
  const plan = { restaurant_id, year };
  const seen = (version: number, { isForced = false, removes }: TableSave) => ({
    ...(isForced ? {} : { version }),
    ...(removes && { removes }),
  });
  const restore = async (removalId: string) => {
    try {
      await restoration.send({ ...plan, removal_id: removalId });
      toast.done(text('undone'));
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    isSaving: objectives.isPending || strategies.isPending,
    saveObjectives: async (rows: readonly ObjectiveRow[], how: TableSave = {}) =>
      (await objectives.send({ ...plan, tableData: rows, ...seen(versions.objectives, how) })).data,
    saveStrategies: async (rows: readonly StrategyRow[], how: TableSave = {}) =>
      (await strategies.send({ ...plan, tableData: rows, ...seen(versions.strategies, how) })).data,
    /** With an undo where something was removed. */
    done: (words: string, removalId: string | null) =>
      removalId === null ? toast.done(words) : toast.done(words, () => void restore(removalId)),
  };
}
export type PlanTables = ReturnType<typeof usePlanTables>;

/** AMB-63. */
export function usePlanSave(editor: PlanEditor, tables: PlanTables) {
  const text = useText(plannerTexts);
  const [isNumericAlert, setNumericAlert] = useState(false);
  const { plan, edits } = editor;
  const keys = Object.keys(edits);
  const hasStrategies = !keys.every(isPercentKey);
  const removed = plan.strategies.filter(
    ({ status }) => hasStrategies && isNoStrategy(editor.choiceAt(status)),
  );
  const removes = { strategies: removed.length, actions: countOfStrategies(removed, plan.actions) };
  const saving = useBlockSave(editor, {
    check: () => {
      setNumericAlert(editor.wrong.length > 0);
      return editor.wrong.length === 0;
    },
    send: async () => {
      if (keys.some(isPercentKey)) await tables.saveObjectives(editedObjectives(plan, edits));
      const answer = hasStrategies
        ? await tables.saveStrategies(strategyRows(plan, editor.choiceAt), { removes })
        : null;
      tables.done(text('saved'), answer?.removal_id ?? null);
    },
  });
  const question = useQuestion<number>({
    words: {
      title: () => text('dropTitle'),
      text: (count) => text('dropText', { count }),
      confirm: () => text('dropConfirm'),
    },
    isGrave: true,
    act: saving.save,
    onDone: () => undefined,
  });
  const save = async () =>
    removes.actions > 0 && editor.wrong.length === 0 ? question.ask(removes.actions) : saving.save();
  return { ...saving, save, question, isNumericAlert, closeAlert: () => setNumericAlert(false) };
}
