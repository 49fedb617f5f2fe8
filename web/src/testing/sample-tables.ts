import type { sessionQueries } from '@portal/contracts/areas/session';
import type { OutputOf } from '@portal/contracts/kernel';

type Tables = OutputOf<typeof sessionQueries.GetTables>;

/** Lookup tables, empty except `facts`. */
export const someTables = (facts: Partial<Tables>): Tables => ({
  language: [],
  resource_type: [],
  restaurant_type: [],
  restaurant_region: [],
  province: [],
  order_status: [],
  ...facts,
});
