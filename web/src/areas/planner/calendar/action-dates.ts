import { type ActionProblem, datesProblem, fieldsOfProblem } from '@portal/contracts/areas/planner';

/** Dates as fields keep them: empty for none. */
export interface TypedDates {
  readonly start: string;
  readonly end: string;
}

const blankToNull = (day: string) => (day === '' ? null : day);
export const readDates = ({ start, end }: TypedDates) => ({
  start: blankToNull(start),
  end: blankToNull(end),
});

/** The server's names of the fields, and those of the forms. */
const formNames: Readonly<Record<string, string>> = {
  strategy_id: 'strategy',
  start_date: 'start',
  end_date: 'end',
};

/** What is wrong, by the fields of the forms. */
export function codesOf(
  problem: ActionProblem | null,
  dates: TypedDates,
  year: number,
): Readonly<Record<string, string>> {
  if (problem === null) return {};
  const fields = fieldsOfProblem(problem, readDates(dates), year);
  return Object.fromEntries(Object.entries(fields).map(([field, code]) => [formNames[field] ?? field, code]));
}

/** What is wrong with typed dates, in the order in which it is told (R-MKT-18…21). */
export const problemOfDates = (dates: TypedDates, year: number): ActionProblem | null =>
  datesProblem(readDates(dates), year);
