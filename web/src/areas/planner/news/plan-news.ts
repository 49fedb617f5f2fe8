import type { PlanAction, RestaurantPlan } from '@portal/contracts/areas/planner';

/** What is compared of a plan: its own tables, and all actions of its calendar. */
export interface PlanSnapshot {
  readonly plan: Pick<RestaurantPlan, 'objectives' | 'strategies'>;
  readonly actions: readonly PlanAction[];
}

/** One thing that is another one than before. */
export interface PlanNews {
  readonly key: string;
  readonly kind: 'action' | 'strategy' | 'objective';
  readonly change: 'added' | 'updated' | 'deleted' | 'moved';
  readonly name: string;
  /** Of an action that was moved: its days before, and those now. */
  readonly days?: readonly [before: Days, after: Days];
}
type Days = { readonly start: string; readonly end: string };

interface Item {
  readonly key: string;
  readonly name: string;
  readonly kind: PlanNews['kind'];
  /** What is compared. */
  readonly facts: string;
  readonly days?: Days;
}

const itemsOf = ({ plan, actions }: PlanSnapshot): readonly Item[] => [
  ...plan.objectives.map(({ resobjective_id, name, ...facts }) => ({
    ...{ key: `objective-${resobjective_id}`, kind: 'objective' as const, name },
    facts: JSON.stringify([facts.status, facts.daypart, facts.comportament, facts.competitor, facts.value]),
  })),
  ...plan.strategies.map(({ id, strategy_name: name, ...facts }) => ({
    ...{ key: `strategy-${id}`, kind: 'strategy' as const, name },
    facts: JSON.stringify([name, facts.section_id, facts.status]),
  })),
  ...actions.map(({ id, name, start, end, status }) => ({
    ...{ key: id, kind: 'action' as const, name, days: { start, end } },
    facts: JSON.stringify([name, start, end, status]),
  })),
];

function newsOf(item: Item, before: Item | undefined): readonly PlanNews[] {
  const { key, kind, name } = item;
  if (before === undefined) return [{ key, kind, name, change: 'added' }];
  if (before.facts === item.facts) return [];
  const [was, is] = [before.days, item.days];
  const isMoved = was !== undefined && is !== undefined && (was.start !== is.start || was.end !== is.end);
  return [
    isMoved ? { key, kind, name, change: 'moved', days: [was, is] } : { key, kind, name, change: 'updated' },
  ];
}

/** What is another one in a plan than before: added, changed, moved and deleted, in the order of the page. */
export function planNews(before: PlanSnapshot, after: PlanSnapshot): readonly PlanNews[] {
  const known = new Map(itemsOf(before).map((item) => [item.key, item]));
  const now = itemsOf(after);
  const there = new Set(now.map(({ key }) => key));
  return [
    ...now.flatMap((item) => newsOf(item, known.get(item.key))),
    ...[...known.values()]
      .filter(({ key }) => !there.has(key))
      .map(({ key, kind, name }) => ({ key, kind, name, change: 'deleted' as const })),
  ];
}
