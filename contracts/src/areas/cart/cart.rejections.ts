import { defineRejections } from '../../kernel';

export const cartRejections = defineRejections({
  /** Nothing with this extension is taken (S8). */
  file_type_refused: 415,
  /** The content does not match the extension, is broken, or is harmful (S8, S9). */
  file_content_refused: 422,
  /** An archive packed by a method that is not read; the details have its name. */
  archive_method_refused: 422,
  /** Too many pixels for the call, or for an interlaced picture (S8). */
  picture_too_large: 422,
  /** A PDF that opens with a password only. */
  pdf_encrypted: 422,
  /** The check was ended: it took too much time or memory. */
  file_too_complex: 422,
  file_too_large: 413,
  file_missing: 422,
  /** A name with characters that hide the file type: control or direction characters. */
  file_name_refused: 422,
  /** 500 files on one day, or 2 GB (S8). */
  too_many_uploads: 429,
  upload_volume_used: 413,
  /** A piece that does not follow the one before it; asking for the offset mends it. */
  upload_out_of_step: 409,
  /** 50 entries of one restaurant: an order takes no more. */
  too_many_entries: 422,
  /** 200 entries over all restaurants. */
  cart_full: 422,
});
