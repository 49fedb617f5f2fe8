import { yearOfDay } from './calendar-days';

/** Why an action is refused, each with an alert of its own (R-MKT-17…21, R-ERR-19). */
export type ActionProblem =
  'action_without_strategy' | 'action_without_dates' | 'action_ends_first' | 'action_outside_year';

interface ActionDates {
  readonly start: string | null;
  readonly end: string | null;
}

/** An action as it is being added. */
export interface ActionDraft extends ActionDates {
  readonly strategyId: number | null;
}

/** What is wrong with the dates of an action: missing, the wrong way round, outside the selected year (AMB-45). */
export function datesProblem({ start, end }: ActionDates, year: number): ActionProblem | null {
  if (start === null || end === null) return 'action_without_dates';
  if (end < start) return 'action_ends_first';
  return yearOfDay(start) === year && yearOfDay(end) === year ? null : 'action_outside_year';
}

/** The first thing that is wrong, in the order of the specification: strategy, dates, their order, the year. */
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

/** Fields that a problem belongs to, each with the key of the specification's alert. */
export function fieldsOfProblem(problem: ActionProblem, dates: ActionDates, year: number): Fields {
  const fields: Readonly<Record<ActionProblem, Fields>> = {
    action_without_strategy: { strategy_id: 'empty_strategy' },
    action_without_dates: missingDates(dates),
    action_ends_first: { end_date: 'end_date' },
    action_outside_year: foreignDates(dates, year),
  };
  return fields[problem];
}
