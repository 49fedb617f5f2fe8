import { reject, type Rejection } from '@portal/contracts';
import {
  placeOfSlot,
  type PlanContent,
  rankOfSlot,
  type StrategyContent,
  type StrategyRow,
} from '@portal/contracts/areas/planner';

export interface StrategyWorld {
  /** Visible child section; `null` otherwise. */
  readonly childSection: (sectionId: number) => string | null;
}

type Fields = Record<string, string>;
type Row = StrategyRow & { readonly at: string };

/** Current strategy in the slot. */
const strategyAt = (row: StrategyRow, { strategies }: PlanContent): StrategyContent | undefined =>
  strategies.find(
    ({ priorityId, place }) => priorityId === row.resobjective_id && place === placeOfSlot(row.status),
  );

/** `null` if unknown. */
function nameOf(row: StrategyRow, known: StrategyContent | undefined, world: StrategyWorld): string | null {
  if (row.section_id === null) return row.strategy_name === '' ? null : row.strategy_name;
  const name = world.childSection(row.section_id);
  // Deleted or hidden sections keep the chosen name.
  return name ?? (known?.sectionId === row.section_id ? known.name : null);
}

function problemOfPriority(row: Row, { priorities }: PlanContent): Fields {
  const priority = priorities.find(({ priorityId }) => priorityId === row.resobjective_id);
  if (!priority) return { [`${row.at}.resobjective_id`]: 'unknown' };
  return priority.rank === rankOfSlot(row.status) ? {} : { [`${row.at}.status`]: 'other_priority' };
}

function problemsOf(row: Row, rows: readonly Row[], plan: PlanContent, world: StrategyWorld): Fields {
  const isTwice = rows.filter(({ status }) => status === row.status).length > 1;
  const isNamed = nameOf(row, strategyAt(row, plan), world) !== null;
  const unnamed =
    row.section_id === null
      ? { [`${row.at}.strategy_name`]: 'required' }
      : { [`${row.at}.section_id`]: 'unknown' };
  return {
    ...problemOfPriority(row, plan),
    ...(isTwice && { [`${row.at}.status`]: 'taken' }),
    ...(!isNamed && unnamed),
  };
}

interface Requested {
  readonly strategies: readonly StrategyContent[];
  readonly cleared: readonly number[];
}

/** A slot keeps its id, and so its actions. */
export function requestedStrategies(
  table: readonly StrategyRow[],
  plan: PlanContent,
  { lastId, ...world }: StrategyWorld & { readonly lastId: number },
): Requested | Rejection {
  const rows = table.map((row, index): Row => ({ ...row, at: `tableData.${index}` }));
  const fields = Object.assign({}, ...rows.map((row) => problemsOf(row, rows, plan, world))) as Fields;
  if (Object.keys(fields).length > 0) return reject('plan_incomplete', { fields });
  let nextId = lastId;
  const strategies = [...rows]
    .sort((a, b) => a.status - b.status)
    .map((row): StrategyContent => {
      const known = strategyAt(row, plan);
      return {
        strategyId: known?.strategyId ?? (nextId += 1),
        priorityId: row.resobjective_id,
        place: placeOfSlot(row.status),
        sectionId: row.section_id,
        name: nameOf(row, known, world) ?? '',
      };
    });
  const remaining = new Set(strategies.map(({ strategyId }) => strategyId));
  const cleared = plan.strategies.map(({ strategyId }) => strategyId).filter((id) => !remaining.has(id));
  return { strategies, cleared };
}
