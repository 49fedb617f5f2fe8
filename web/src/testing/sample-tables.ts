import type { sessionQueries } from '@portal/contracts/areas/session';
import type { OutputOf } from '@portal/contracts/kernel';

type Tables = OutputOf<typeof sessionQueries.GetTables>;

/** The lookup tables, empty but for `facts`. */
export const someTables = (facts: Partial<Tables>): Tables => ({
  language: [],
  resource_type: [],
  restaurant_type: [],
  restaurant_region: [],
  province: [],
  order_status: [],
  ...facts,
});
