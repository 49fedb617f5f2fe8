import { defineRejections } from '../../kernel';

export const sectionRejections = defineRejections({
  section_exists: 409,
});
