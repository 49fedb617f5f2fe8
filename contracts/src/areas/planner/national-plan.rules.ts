import { z } from 'zod';
import { day, localTextsSchema } from '../../kernel';
import { yearOfDay, dayInYear, dayOfYear, isLeapYear } from './calendar.rules';

/** R-MKT-17…21, R-ERR-19 */
export type ActionProblem =
  'action_without_strategy' | 'action_without_dates' | 'action_ends_first' | 'action_outside_year';

interface ActionDates {
  readonly start: string | null;
  readonly end: string | null;
}

export interface ActionDraft extends ActionDates {
  readonly strategyId: number | null;
}

/** Missing, reversed, or outside the year (AMB-45). */
export function datesProblem({ start, end }: ActionDates, year: number): ActionProblem | null {
  if (start === null || end === null) return 'action_without_dates';
  if (end < start) return 'action_ends_first';
  return yearOfDay(start) === year && yearOfDay(end) === year ? null : 'action_outside_year';
}

/** In the specification's order: strategy, dates, order, year. */
export function actionProblem({ strategyId, ...dates }: ActionDraft, year: number): ActionProblem | null {
  return strategyId === null ? 'action_without_strategy' : datesProblem(dates, year);
}

type Fields = Readonly<Record<string, string>>;

const missingDates = ({ start, end }: ActionDates): Fields => ({
  ...(start === null && { start_date: 'empty_date' }),
  ...(end === null && { end_date: 'empty_date' }),
});

const foreignDates = ({ start, end }: ActionDates, year: number): Fields => ({
  ...(start !== null && yearOfDay(start) !== year && { start_date: 'year_date' }),
  ...(end !== null && yearOfDay(end) !== year && { end_date: 'year_date' }),
});

/** Field → alert key. */
export function fieldsOfProblem(problem: ActionProblem, dates: ActionDates, year: number): Fields {
  const fields: Readonly<Record<ActionProblem, Fields>> = {
    action_without_strategy: { strategy_id: 'empty_strategy' },
    action_without_dates: missingDates(dates),
    action_ends_first: { end_date: 'end_date' },
    action_outside_year: foreignDates(dates, year),
  };
  return fields[problem];
}

/** Counted per year over all three kinds; never reused. */
const id = () => z.int().min(1).max(999_999);

/** Required language, and translations. */
const named = { name: z.string(), translations: localTextsSchema.optional() };

const nationalObjectiveSchema = z.object({ id: id(), ...named });
const nationalStrategySchema = z.object({
  id: id(),
  objectiveId: id(),
  /** A subsection. */
  sectionId: z.int(),
  /** As named then. */
  name: z.string(),
});
const nationalActionSchema = z.object({
  id: id(),
  strategyId: id(),
  ...named,
  start: day(),
  end: day(),
  status: z.literal([0, 1]),
});
/** Of a year (AMB-66). */
export const nationalContentSchema = z.object({
  objectives: z.array(nationalObjectiveSchema),
  strategies: z.array(nationalStrategySchema),
  actions: z.array(nationalActionSchema),
});
export type NationalContent = z.infer<typeof nationalContentSchema>;
export type NationalObjective = NationalContent['objectives'][number];
export type NationalStrategy = NationalContent['strategies'][number];

export const blankNationalPlan: NationalContent = { objectives: [], strategies: [], actions: [] };

/** Per year. */
export const maxNational = { objectives: 30, strategies: 120, actions: 500 } as const;

const kinds = { objectives: 'objective', strategies: 'strategy', actions: 'action' } as const;
type Lists = keyof typeof kinds;
export type NationalKind = (typeof kinds)[Lists];

export const isNationalPlanEmpty = (plan: NationalContent): boolean =>
  Object.keys(kinds).every((list) => plan[list as Lists].length === 0);

const idsOf = (plan: NationalContent): readonly number[] =>
  (Object.keys(kinds) as Lists[]).flatMap((list) => plan[list].map((item) => item.id));

export const nextNationalId = (lastId: number, draft: NationalContent): number =>
  Math.max(lastId, ...idsOf(draft)) + 1;
type Found = readonly (readonly [field: string, code: string])[];

interface Before {
  readonly plan: NationalContent;
  readonly lastId: number;
}

function idProblems(list: Lists, draft: NationalContent, { plan, lastId }: Before): Found {
  const known = new Set(plan[list].map((item) => item.id));
  const all = idsOf(draft);
  return draft[list].flatMap((item, index) => {
    const isTaken = all.filter((each) => each === item.id).length > 1;
    const isStale = !known.has(item.id) && item.id <= lastId;
    return isTaken || isStale ? [[`${list}.${index}.id`, 'id_taken'] as const] : [];
  });
}

const nameProblems = (list: Lists, draft: NationalContent): Found =>
  draft[list].flatMap(({ name }, index) =>
    name.trim() === '' ? [[`${list}.${index}.name`, 'required'] as const] : [],
  );

const sizeProblems = (list: Lists, draft: NationalContent): Found =>
  draft[list].length > maxNational[list] ? [[list, 'too_many']] : [];

function referenceProblems({ objectives, strategies, actions }: NationalContent): Found {
  const has = (items: readonly { readonly id: number }[], requested: number) =>
    items.some((item) => item.id === requested);
  return [
    ...strategies.flatMap(({ objectiveId }, index) =>
      has(objectives, objectiveId) ? [] : [[`strategies.${index}.objective_id`, 'unknown'] as const],
    ),
    ...actions.flatMap(({ strategyId }, index) =>
      has(strategies, strategyId) ? [] : [[`actions.${index}.strategy_id`, 'empty_strategy'] as const],
    ),
  ];
}

function dateProblems({ actions }: NationalContent, year: number): Found {
  const codes = { action_without_dates: 'empty_date', action_ends_first: 'end_date' } as const;
  return actions.flatMap((action, index) => {
    const problem = datesProblem(action, year);
    if (problem === null) return [];
    const code = problem in codes ? codes[problem as keyof typeof codes] : 'year_date';
    return [[`actions.${index}.end`, code] as const];
  });
}

/** By field; empty if valid. */
export function nationalProblems(draft: NationalContent, year: number, before: Before): Fields {
  const lists = Object.keys(kinds) as Lists[];
  return Object.fromEntries([
    ...lists.flatMap((list) => [
      ...sizeProblems(list, draft),
      ...idProblems(list, draft, before),
      ...nameProblems(list, draft),
    ]),
    ...referenceProblems(draft),
    ...dateProblems(draft, year),
  ]);
}

export const nationalChangeSchema = z.object({
  kind: z.enum(['objective', 'strategy', 'action']),
  change: z.enum(['added', 'updated', 'deleted']),
  id: id(),
  ...named,
});
export type NationalChange = z.infer<typeof nationalChangeSchema>;

type Item = Pick<NationalObjective, 'id' | 'name' | 'translations'>;
const sameItem = (a: Item, b: Item): boolean =>
  [...Object.keys(a), 'translations'].every(
    (field) => JSON.stringify(a[field as keyof Item]) === JSON.stringify(b[field as keyof Item]),
  );

function changesOf(kind: NationalKind, before: readonly Item[], after: readonly Item[]): NationalChange[] {
  const change = ({ id: itemId, name, translations }: Item, what: NationalChange['change']) => ({
    kind,
    change: what,
    id: itemId,
    name,
    ...(translations && { translations }),
  });
  return [
    ...after.flatMap((item) => {
      const known = before.find((each) => each.id === item.id);
      if (!known) return [change(item, 'added')];
      return sameItem(known, item) ? [] : [change(item, 'updated')];
    }),
    ...before
      .filter((item) => !after.some((each) => each.id === item.id))
      .map((item) => change(item, 'deleted')),
  ];
}

/** For restaurants; order alone is no change. */
export const nationalChanges = (before: NationalContent, after: NationalContent): readonly NationalChange[] =>
  (Object.keys(kinds) as Lists[]).flatMap((list) => changesOf(kinds[list], before[list], after[list]));

/** 29 February becomes 28. */
export function sameDayIn(year: number, original: string): string {
  const monthAndDay = original.slice(5);
  if (monthAndDay === '02-29' && !isLeapYear(year)) return `${year}-02-28`;
  return dayInYear(year, dayOfYear(`${year}-${monthAndDay}`));
}

/** Same days, new ids. */
export function copiedPlan(
  { objectives, strategies, actions }: NationalContent,
  year: number,
  lastId: number,
): NationalContent {
  const order = idsOf({ objectives, strategies, actions });
  const newId = (old: number) => lastId + 1 + order.indexOf(old);
  return {
    objectives: objectives.map((objective) => ({ ...objective, id: newId(objective.id) })),
    strategies: strategies.map((strategy) => ({
      ...strategy,
      id: newId(strategy.id),
      objectiveId: newId(strategy.objectiveId),
    })),
    actions: actions.map((action) => ({
      ...action,
      id: newId(action.id),
      strategyId: newId(action.strategyId),
      start: sameDayIn(year, action.start),
      end: sameDayIn(year, action.end),
    })),
  };
}
