import { defineRejections } from '../../kernel';

export const mopRejections = defineRejections({
  /** `fields` has a code for each field: `start_in_past`, `end_in_past`, `end_before_start`, `reason_too_short`. */
  pause_incomplete: 422,
  /** Another pause of the restaurant lies in that time; `fields.start_date` is its id. */
  pauses_overlap: 422,
  /** A cancellation needs at least 20 characters (R-MOP-11, R-ERR-15). */
  cancel_reason_too_short: 422,
  /** The restaurant takes no part in mobile ordering (any more): nothing to pause. */
  restaurant_without_mobile_ordering: 422,
  pause_not_found: 404,
  /** The pause is over or withdrawn; no decision is possible. */
  pause_over: 422,
});
