import type { ColumnContract } from '../../kernel';
import { competenceColumns } from './columns/competence-columns';
import { consumeColumns } from './columns/consume-columns';
import type { ImportKind } from './import-kinds';
import { pmixColumns } from './columns/pmix-columns';
import { populationColumns } from './columns/population-columns';
import { salesWeekColumns, salesWeekendColumns } from './columns/sales-columns';

/** The columns of each kind: for its template, its parser, its documents and the screens (AMB-56). */
export const importColumns: Readonly<{ [K in ImportKind]: ColumnContract<K> }> = {
  competence: competenceColumns,
  sales_week: salesWeekColumns,
  sales: salesWeekendColumns,
  pmix: pmixColumns,
  consume: consumeColumns,
  population: populationColumns,
};
