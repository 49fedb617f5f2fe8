import { defineRejections } from '../../kernel';

export const templateRejections = defineRejections({
  /** Not there, deleted, or not this person's. */
  template_not_found: 404,
  /** An answer that the wizard would refuse; a missing one is none. */
  template_wrong: 422,
  too_many_templates: 422,
  /** The files of all templates would be more than they may be. */
  template_files_too_large: 422,
});
