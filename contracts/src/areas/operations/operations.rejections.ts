import { defineRejections } from '../../kernel';

export const operationsRejections = defineRejections({
  /** No view of that name is filled from the log. */
  projection_unknown: 422,
  /** Only what the last rebuild has replaced can be gone back to. */
  previous_version_gone: 409,
  /** A rebuild that is not done yet would replace what is to be gone back to. */
  rebuild_under_way: 409,
});
