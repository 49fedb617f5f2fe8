import { defineRejections } from '../../kernel';

export const sliderRejections = defineRejections({
  slider_not_found: 404,
  /** The period ends before it begins; `fields.end_date`. Videos say it too. */
  period_ends_first: 422,
});
