import { isRejection, reject, type Rejection } from '@portal/contracts';
import {
  fillsInOrder,
  type NationalContent,
  type ObjectiveRow,
  percentOf,
  type PlanContent,
  PlanOrigin,
  type PriorityContent,
  priorityRanks,
} from '@portal/contracts/areas/planner';

export interface PriorityWorld {
  readonly national: Pick<NationalContent, 'objectives'>;
  readonly knowsBrand: (brandId: string) => boolean;
}

type Fields = Record<string, string>;
type Row = ObjectiveRow & { readonly at: string };

const notNumeric = (rows: readonly Row[]): Rejection | null => {
  const fields: Fields = {};
  for (const { at, value } of rows) {
    if (percentOf(value.sales) === null) fields[`${at}.value.sales`] = 'not_numeric';
    if (percentOf(value.new) === null) fields[`${at}.value.new`] = 'not_numeric';
  }
  return Object.keys(fields).length > 0 ? reject('priority_values_not_numeric', { fields }) : null;
};

const isLocal = ({ type }: ObjectiveRow) => type === PlanOrigin.Local;

/** National by objective; own by id, else by slot. */
function priorityOf(row: ObjectiveRow, { priorities }: PlanContent): PriorityContent | undefined {
  if (!isLocal(row))
    return priorities.find(({ objectiveId }) => objectiveId !== null && objectiveId === row.id);
  const own = priorities.filter(({ objectiveId }) => objectiveId === null);
  return row.resobjective_id === null
    ? own.find(({ rank }) => rank === row.status)
    : own.find(({ priorityId }) => priorityId === row.resobjective_id);
}

/** National: current name; deleted ones keep theirs. */
function nameOf(row: ObjectiveRow, known: PriorityContent | undefined, { national }: PriorityWorld): string {
  if (isLocal(row)) return row.name;
  return national.objectives.find(({ id }) => id === row.id)?.name ?? known?.name ?? '';
}

const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

function problemsOfRow(row: Row, known: PriorityContent | undefined, world: PriorityWorld): Fields {
  const isNamed = nameOf(row, known, world) !== '';
  const brand = row.competitor;
  const isBrandKnown = brand === null || brand === known?.competitor || world.knowsBrand(brand);
  return {
    ...(!isNamed && {
      [isLocal(row) ? `${row.at}.name` : `${row.at}.id`]: isLocal(row) ? 'required' : 'unknown',
    }),
    ...(!isBrandKnown && { [`${row.at}.competitor`]: 'unknown' }),
  };
}

type Problem = readonly [field: string, code: string];
type Matched = ReadonlyMap<Row, PriorityContent>;

/** Duplicate slots, or gaps (AMB-43). */
function slotProblems(rows: readonly Row[], matched: Matched): Fields {
  const taken = repeated(rows.map(({ status }) => status));
  const ranksOf = (isStored: boolean) =>
    rows.filter((row) => matched.has(row) === isStored).map(({ status }) => status);
  const isInOrder = fillsInOrder(ranksOf(true), ranksOf(false));
  const problems = rows.flatMap((row): Problem[] => {
    if (taken.includes(row.status)) return [[`${row.at}.status`, 'taken']];
    return isInOrder || matched.has(row) ? [] : [[`${row.at}.status`, 'slot_order']];
  });
  return Object.fromEntries(problems);
}

/** Duplicate objectives or priorities. */
function repeatedProblems(rows: readonly Row[], matched: Matched): Fields {
  const objectives = repeated(rows.filter((row) => !isLocal(row)).map(({ id }) => id));
  const owned = repeated([...matched.values()].map(({ priorityId }) => priorityId));
  const problems = rows.flatMap((row): Problem[] => {
    if (!isLocal(row)) return objectives.includes(row.id) ? [[`${row.at}.id`, 'taken']] : [];
    const id = matched.get(row)?.priorityId;
    return id !== undefined && owned.includes(id) ? [[`${row.at}.resobjective_id`, 'taken']] : [];
  });
  return Object.fromEntries(problems);
}

interface Requested {
  readonly priorities: readonly PriorityContent[];
  readonly cleared: readonly number[];
}

/** Keeps the id or assigns one. */
function contentOf(row: Row, priorityId: number, name: string): PriorityContent {
  const { week, time: daypart } = row.daypart;
  return {
    priorityId,
    objectiveId: isLocal(row) ? null : row.id,
    name,
    rank: row.status,
    week,
    daypart,
    behaviour: row.comportament,
    competitor: row.competitor,
    sales: percentOf(row.value.sales) ?? 0,
    newGuests: percentOf(row.value.new) ?? 0,
  };
}

function refusal(rows: readonly Row[], matched: Matched, world: PriorityWorld) {
  if (rows.length > priorityRanks.length)
    return reject('priorities_full', { details: { max: priorityRanks.length } });
  const values = notNumeric(rows);
  if (values) return values;
  const fields = Object.assign(
    {},
    ...rows.map((row) => problemsOfRow(row, matched.get(row), world)),
    slotProblems(rows, matched),
    repeatedProblems(rows, matched),
  ) as Fields;
  const wrong = Object.keys(fields);
  if (wrong.length === 0) return null;
  const isOfBrands = wrong.every((field) => field.endsWith('.competitor'));
  return reject(isOfBrands ? 'plan_competitor_unknown' : 'plan_incomplete', { fields });
}

/**
 * Rejection order: more than three (R-MKT-07), invalid percentages (R-MKT-09), other fields.
 * Competitor errors alone have their own code (R-MKT-08).
 */
export function requestedPriorities(
  table: readonly ObjectiveRow[],
  plan: PlanContent,
  { lastId, ...world }: PriorityWorld & { readonly lastId: number },
): Requested | Rejection {
  const rows = table.map((row, index): Row => ({ ...row, at: `tableData.${index}` }));
  const matched = new Map(
    rows.flatMap((row) => {
      const known = priorityOf(row, plan);
      return known ? [[row, known] as const] : [];
    }),
  );
  const refused = refusal(rows, matched, world);
  if (isRejection(refused)) return refused;
  let nextId = lastId;
  const priorities = rows
    .map((row) => {
      const known = matched.get(row);
      return contentOf(row, known?.priorityId ?? (nextId += 1), nameOf(row, known, world));
    })
    .sort((a, b) => a.rank - b.rank);
  const remaining = new Set(priorities.map(({ priorityId }) => priorityId));
  const cleared = plan.priorities.map(({ priorityId }) => priorityId).filter((id) => !remaining.has(id));
  return { priorities, cleared };
}
