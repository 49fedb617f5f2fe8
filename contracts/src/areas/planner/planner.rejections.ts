import { defineRejections } from '../../kernel';

export const plannerRejections = defineRejections({
  /** Neither the previous, the current nor the next year by the market's clock; `fields.year` (R-MKT-02). */
  plan_year_refused: 422,
  /** A fourth priority (R-MKT-07, R-ERR-20). */
  priorities_full: 422,
  /** `fields` holds the percentages that are no numbers, or negative (R-MKT-09, R-ERR-20). */
  priority_values_not_numeric: 422,
  /** `fields` holds what is missing or wrong, by path: `tableData.0.name`. */
  plan_incomplete: 422,
  /** A competitor is no brand that the restaurant can choose (any more); `fields` holds it, by path (R-MKT-08). */
  plan_competitor_unknown: 422,
  /** `details.strategies` and `details.actions` would be removed, others than the sender knows of (AMB-63). */
  plan_removes_more: 409,
  /** What was removed cannot be found, or was restored. */
  plan_removal_not_found: 404,
  /** The slots of what was removed are taken by now. */
  plan_slot_taken: 409,
  /** No strategy chosen (R-MKT-17, R-ERR-19). */
  action_without_strategy: 422,
  /** A date is missing (R-MKT-18, R-ERR-19). */
  action_without_dates: 422,
  /** The end lies before the start (R-MKT-19, R-ERR-19). */
  action_ends_first: 422,
  /** A date lies outside the selected year (R-MKT-20, R-ERR-19, AMB-45). */
  action_outside_year: 422,
  plan_action_not_found: 404,
  /** National actions are read-only (R-MKT-14, R-ROL-06). */
  national_action_read_only: 403,
  /** `details.most` actions in a plan. */
  too_many_actions: 422,
  /** `fields` holds what is wrong, by path: `strategies.2.objective_id`. */
  national_plan_incomplete: 422,
  /** Only an empty plan is filled by a copy. */
  national_plan_not_empty: 409,
  /** The plan that was to be copied is empty. */
  national_plan_empty: 422,
  /** There is no change that could be undone. */
  national_plan_unchanged: 409,
});
