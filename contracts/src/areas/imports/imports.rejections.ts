import { defineRejections } from '../../kernel';

export const importRejections = defineRejections({
  import_not_found: 404,
  /** It has mistakes: nothing of it is taken. */
  import_refused: 422,
  /** Figures have changed since the file was compared: it has to be checked again. */
  import_outdated: 409,
  /** It was confirmed and undone before. */
  import_undone: 409,
  /** Its file is no longer kept. */
  import_expired: 410,
  import_not_confirmed: 409,
  /** What became figures is undone, not thrown away. */
  import_confirmed: 409,
  /** All of its places have newer figures; `details` names them. */
  import_superseded: 409,
  workbook_encrypted: 422,
  /** More rows, columns or text than a spreadsheet of figures has (S10). */
  workbook_too_large: 413,
  /** Broken, or not what its name says. */
  workbook_unreadable: 422,
});
