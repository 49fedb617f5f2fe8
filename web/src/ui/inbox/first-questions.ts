import type { QueryContract } from '@portal/contracts/kernel';
import { workListSize } from './use-work-list';
import type { WorkListSpec, WorkRow } from './work-list-spec';

/** What a work list asks when it opens with an address that says nothing. */
export function firstQuestions<Row extends WorkRow, Filter extends string>(
  spec: WorkListSpec<Row, QueryContract, QueryContract, Filter>,
): readonly (readonly [contract: QueryContract, input: object])[] {
  const { rows, counts, counted, opensWith = {} } = spec;
  const { sort, filters = {} } = opensWith;
  return [
    [rows, { page: 1, size: workListSize, ...(sort !== undefined && { sort }), ...filters }],
    [counts, Object.fromEntries(Object.entries(filters).filter(([name]) => name !== counted))],
  ];
}
