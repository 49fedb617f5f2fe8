import { defineRejections } from '../../kernel';

export const sectionRejections = defineRejections({
  section_exists: 409,
  /** Parent, level, type and path of a section do not fit together (AMB-04, AMB-39). */
  section_misplaced: 422,
});
