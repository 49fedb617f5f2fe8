import { type PlanAction, PlanOrigin, type RestaurantPlan } from '@portal/contracts/areas/planner';

/** What is compared of a plan: its own tables, and all actions of its calendar. */
export interface PlanSnapshot {
  readonly plan: Pick<RestaurantPlan, 'objectives' | 'strategies' | 'changed'>;
  readonly actions: readonly PlanAction[];
}

/** One thing that is another one than before. */
export interface PlanNews {
  readonly key: string;
  readonly kind: 'action' | 'strategy' | 'objective';
  readonly change: 'added' | 'updated' | 'deleted' | 'moved';
  readonly name: string;
  /** Whose change it is, by the part that was saved; `chain` for what is national. */
  readonly by: Author;
  /** Of an action that was moved: its days before, and those now. */
  readonly days?: readonly [before: Days, after: Days];
}
export type Author = 'chain' | NonNullable<RestaurantPlan['changed']['actions']>;
type Days = { readonly start: string; readonly end: string };

type Part = keyof RestaurantPlan['changed'];
const nobody: Author = { date: '', user_id: null, user_name: '' };

interface Item {
  readonly key: string;
  readonly part: Part | 'chain';
  readonly name: string;
  readonly kind: PlanNews['kind'];
  /** What is compared. */
  readonly facts: string;
  readonly days?: Days;
}

const itemsOf = ({ plan, actions }: PlanSnapshot): readonly Item[] => [
  ...plan.objectives.map(({ resobjective_id, name, ...facts }) => ({
    key: `objective-${resobjective_id}`,
    kind: 'objective' as const,
    part: 'objectives' as const,
    name,
    facts: JSON.stringify([facts.status, facts.daypart, facts.comportament, facts.competitor, facts.value]),
  })),
  ...plan.strategies.map(({ id, strategy_name: name, ...facts }) => ({
    key: `strategy-${id}`,
    kind: 'strategy' as const,
    part: 'strategies' as const,
    name,
    facts: JSON.stringify([name, facts.section_id, facts.status]),
  })),
  ...actions.map(({ id, name, start, end, status, type }) => ({
    key: id,
    kind: 'action' as const,
    name,
    days: { start, end },
    part: type === PlanOrigin.National ? ('chain' as const) : ('actions' as const),
    facts: JSON.stringify([name, start, end, status]),
  })),
];

type Found = Omit<PlanNews, 'by'> & Pick<Item, 'part'>;

function foundOf(item: Item, before: Item | undefined): readonly Found[] {
  const { key, kind, name, part } = item;
  const found = { key, kind, name, part };
  if (before === undefined) return [{ ...found, change: 'added' }];
  if (before.facts === item.facts) return [];
  const was = before.days;
  const is = item.days;
  const isMoved = was !== undefined && is !== undefined && (was.start !== is.start || was.end !== is.end);
  return [isMoved ? { ...found, change: 'moved', days: [was, is] } : { ...found, change: 'updated' }];
}

/** What is another one in a plan than before: added, changed, moved and deleted, in the order of the page, and by whom. */
export function planNews(before: PlanSnapshot, after: PlanSnapshot): readonly PlanNews[] {
  const { changed } = after.plan;
  return foundIn(before, after).map(({ part, ...found }) => ({
    ...found,
    by: part === 'chain' ? part : (changed[part] ?? nobody),
  }));
}

function foundIn(before: PlanSnapshot, after: PlanSnapshot): readonly Found[] {
  const known = new Map(itemsOf(before).map((item) => [item.key, item]));
  const now = itemsOf(after);
  const there = new Set(now.map(({ key }) => key));
  return [
    ...now.flatMap((item) => foundOf(item, known.get(item.key))),
    ...[...known.values()]
      .filter(({ key }) => !there.has(key))
      .map(({ key, kind, name, part }) => ({ key, kind, name, part, change: 'deleted' as const })),
  ];
}
