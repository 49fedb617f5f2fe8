import { defineRejections } from '../../kernel';

export const diagnosticRejections = defineRejections({
  /** A competitor that is no brand of the chain nor of this restaurant, or a compared one that was not chosen. */
  competitor_unknown: 422,
  /** The same competitor in two rows of the comparison. */
  competitor_double: 422,
  brand_not_found: 404,
  /** The chain or this restaurant has a brand of that name (R-DIA-26). */
  brand_name_taken: 409,
  too_many_custom_brands: 422,
  environment_not_found: 404,
  environment_name_taken: 409,
  too_many_custom_environments: 422,
  swot_option_not_found: 404,
});
