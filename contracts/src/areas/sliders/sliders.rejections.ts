import { defineRejections } from '../../kernel';

export const sliderRejections = defineRejections({
  slider_not_found: 404,
  /** Somebody else has changed it since it was read; `details` says its version now (R4). */
  slider_changed: 409,
  /** The period ends before it begins; `fields.end_date`. Videos say it too. */
  showing_ends_first: 422,
});
