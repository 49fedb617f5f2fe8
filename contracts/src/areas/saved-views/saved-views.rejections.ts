import { defineRejections } from '../../kernel';

export const savedViewRejections = defineRejections({
  too_many_views: 422,
});
