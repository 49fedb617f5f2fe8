import { defineRejections } from '../../kernel';

export const operationsRejections = defineRejections({
  /** No view of that name is filled from the log. */
  projection_unknown: 422,
});
