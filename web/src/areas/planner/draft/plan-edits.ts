import {
  type ObjectiveRow,
  percentOf,
  rankOfSlot,
  type RestaurantPlan,
  type StrategySlot,
  strategySlots,
} from '@portal/contracts/areas/planner';
import {
  choiceAt,
  objectiveAt,
  type Percent,
  percents,
  percentText,
  rowOfObjective,
  type StrategyChoice,
} from './plan-tables';

/** What was typed, and what was saved when that began. */
interface Edit<Value> {
  readonly value: Value;
  readonly base: Value;
}
type Edits<Value> = Readonly<Record<string, Edit<Value>>>;

/** What is typed into the cards and not saved: percentages by priority, strategies by slot. */
export interface PlanEdits {
  /** By `{resobjective_id}.sales` and `.new`. */
  readonly percents: Edits<string>;
  /** By slot. */
  readonly strategies: Edits<StrategyChoice>;
}
export const noEdits: PlanEdits = { percents: {}, strategies: {} };

export type Tables = Pick<RestaurantPlan, 'objectives' | 'strategies'>;

export const percentKey = (priorityId: number, percent: Percent): string => `${priorityId}.${percent}`;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is saved, by the keys of the edits; nothing of priorities and slots that are not there. */
function savedIn(plan: Tables) {
  return {
    percents: Object.fromEntries(
      plan.objectives.flatMap(({ resobjective_id: id, value }) =>
        percents.map((percent) => [percentKey(id, percent), percentText(value[percent])] as const),
      ),
    ) as Readonly<Record<string, string>>,
    strategies: Object.fromEntries(
      strategySlots
        .filter((slot) => objectiveAt(plan, rankOfSlot(slot)) !== undefined)
        .map((slot) => [String(slot), choiceAt(plan, slot)] as const),
    ) as Readonly<Record<string, StrategyChoice>>,
  };
}

function withEdit<Value>(edits: Edits<Value>, key: string, value: Value, saved: Value): Edits<Value> {
  const { [key]: before, ...others } = edits;
  return isSame(value, saved) ? others : { ...others, [key]: { value, base: before?.base ?? saved } };
}

/** The edits after one more; typing what is saved is no edit. */
export function withPercent(edits: PlanEdits, plan: Tables, key: string, value: string): PlanEdits {
  const saved = savedIn(plan).percents[key] ?? '';
  return { ...edits, percents: withEdit(edits.percents, key, value, saved) };
}

export function withStrategy(
  edits: PlanEdits,
  plan: Tables,
  slot: StrategySlot,
  value: StrategyChoice,
): PlanEdits {
  return { ...edits, strategies: withEdit(edits.strategies, String(slot), value, choiceAt(plan, slot)) };
}

const kept = <Value>(edits: Edits<Value>, saved: Readonly<Record<string, Value>>): Edits<Value> =>
  Object.fromEntries(
    Object.entries(edits).filter(([key, { value }]) => key in saved && !isSame(value, saved[key])),
  );

/** Without what is saved by now just so, and without what has no priority any more. */
export function stillUnsaved(edits: PlanEdits, plan: Tables): PlanEdits {
  const saved = savedIn(plan);
  return {
    percents: kept(edits.percents, saved.percents),
    strategies: kept(edits.strategies, saved.strategies),
  };
}

const contestedIn = <Value>(edits: Edits<Value>, saved: Readonly<Record<string, Value>>): readonly string[] =>
  Object.entries(edits)
    .filter(([key, { base }]) => !isSame(base, saved[key]))
    .map(([key]) => key);

/** The fields that somebody else saved after typing began here (R4). */
export function contestedFields(edits: PlanEdits, plan: Tables) {
  const saved = savedIn(plan);
  return {
    percents: contestedIn(edits.percents, saved.percents),
    strategies: contestedIn(edits.strategies, saved.strategies),
  };
}

const rebasedIn = <Value>(edits: Edits<Value>, saved: Readonly<Record<string, Value>>): Edits<Value> =>
  Object.fromEntries(
    Object.entries(edits).map(([key, { value, base }]) => [key, { value, base: saved[key] ?? base }]),
  );

/** What others saved was seen, and is to be overwritten. */
export function rebased(edits: PlanEdits, plan: Tables): PlanEdits {
  const saved = savedIn(plan);
  return {
    percents: rebasedIn(edits.percents, saved.percents),
    strategies: rebasedIn(edits.strategies, saved.strategies),
  };
}

/** Without what others saved meanwhile: theirs holds. */
export function withoutContested(edits: PlanEdits, plan: Tables): PlanEdits {
  const contested = contestedFields(edits, plan);
  const without = <Value>(all: Edits<Value>, keys: readonly string[]): Edits<Value> =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
  return {
    percents: without(edits.percents, contested.percents),
    strategies: without(edits.strategies, contested.strategies),
  };
}

export const countOf = ({ percents: typed, strategies }: PlanEdits): number =>
  Object.keys(typed).length + Object.keys(strategies).length;

/** The fields that hold no percentage (R-MKT-09). */
export const wrongPercents = ({ percents: typed }: PlanEdits): readonly string[] =>
  Object.entries(typed)
    .filter(([, { value }]) => percentOf(value) === null)
    .map(([key]) => key);

/** The table of priorities with what was typed over it. */
export const editedObjectives = (plan: Tables, edits: PlanEdits): readonly ObjectiveRow[] =>
  plan.objectives.map((objective) => {
    const row = rowOfObjective(objective);
    const valueOf = (percent: Percent) =>
      edits.percents[percentKey(objective.resobjective_id, percent)]?.value ?? objective.value[percent];
    return { ...row, value: { sales: valueOf('sales'), new: valueOf('new') } };
  });

/** What a slot shows: what was chosen, else what is saved. */
export const editedChoice = (plan: Tables, edits: PlanEdits, slot: StrategySlot): StrategyChoice =>
  edits.strategies[String(slot)]?.value ?? choiceAt(plan, slot);

/** Without the percentages of a priority: they were saved in another way. */
export const withoutPercents = (edits: PlanEdits, priorityId: number): PlanEdits => ({
  ...edits,
  percents: Object.fromEntries(
    Object.entries(edits.percents).filter(([key]) => !key.startsWith(`${priorityId}.`)),
  ),
});
