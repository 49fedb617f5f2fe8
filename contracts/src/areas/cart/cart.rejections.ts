import { defineRejections } from '../../kernel';

export const cartRejections = defineRejections({
  /** Extension and bytes must agree on an accepted type (S8). */
  file_type_refused: 415,
  file_too_large: 413,
  file_missing: 422,
  /** A name with characters that hide what the file is: control characters, or others that turn the direction of text. */
  file_name_refused: 422,
  /** 500 files on one day, or 2 GB (table 3.1). */
  too_many_uploads: 429,
  upload_volume_used: 413,
  /** A piece that does not follow the one before it; asking for the offset mends it. */
  upload_out_of_step: 409,
});
