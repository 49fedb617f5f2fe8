import { resourceQueries } from '@portal/contracts/areas/resources';
import type { Language } from '@portal/contracts/kernel';
import type { ListUrl } from '#ui/list/use-list-url';
import { useTableList } from '#ui/table/use-table-list';

/** R-ARS-05, R-CON-32; -1 is all. */
export const pageSizes = [10, 25, 50, 100, -1] as const;
const filters = ['lang', 'status', 'category', 'deleted'] as const;
export type ResourcesUrl = ListUrl<(typeof filters)[number]>;

const inputOf = (input: ResourcesUrl['input']) => ({
  ...input,
  lang: input.lang as Language | undefined,
  deleted: input.deleted === undefined ? undefined : true,
});

/** The page that the address asks for, and all that its filters leave (R-ARS-01, R-ARS-02). */
export const useResourceList = () =>
  useTableList(resourceQueries.ListResources, { pageSizes, filters, inputOf });
