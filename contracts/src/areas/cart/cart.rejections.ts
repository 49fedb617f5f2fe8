import { defineRejections } from '../../kernel';

export const cartRejections = defineRejections({
  /** Extension and bytes must agree on an accepted type (S8). */
  file_type_refused: 415,
  file_too_large: 413,
  file_missing: 422,
});
