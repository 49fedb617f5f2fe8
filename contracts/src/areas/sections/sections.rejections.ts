import { defineRejections } from '../../kernel';

export const sectionRejections = defineRejections({
  section_not_found: 404,
  /** Below itself, below level 1, or below a missing section; `fields.parent_id` names the case (R-ASE-06). */
  section_misplaced: 422,
  /** Toolkits have no sections of their own any more (AMB-04, R-ASE-11). */
  section_type_closed: 422,
  /** A name without a letter or a digit gives no address (R-ASE-10). */
  section_name_unusable: 422,
  /** `details.count` sections hang below it (AMB-55). */
  section_has_children: 409,
  /** `details.count` resources stand in it. */
  section_in_use: 409,
  /** A section was added, moved or deleted in the meantime. */
  section_order_stale: 409,
});
