import { anImport } from '@portal/contracts/areas/imports';
import { aProblem, idOf } from './imports-api';

/** Waits for its confirmation. */
export const ready = anImport({
  id: idOf(1),
  counts: { new: 1, changed: 2, gone: 0, same: 7 },
  rows: 10,
  places: 2,
});
/** Has three mistakes. */
export const refused = anImport({
  id: idOf(2),
  status: 'refused',
  problem_count: 3,
  problems: [
    aProblem(),
    aProblem({ row: 3, column: '', field: '', code: 'row_double', value: '', expected: '2' }),
    aProblem({ row: 1, column: '', field: 'sales', code: 'heading_missing', value: '', expected: 'Ventas' }),
  ],
});
