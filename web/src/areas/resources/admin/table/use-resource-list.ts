import { resourceQueries } from '@portal/contracts/areas/resources';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import type { Language } from '@portal/contracts/kernel';
import { useCallback } from 'react';
import { useCallClient } from '../../../../app/client/client-context';
import { useCallList } from '../../../../app/client/use-call-query';
import { useListUrl } from '../../../../ui/list/use-list-url';
import { useColumnMemory } from '../../../../ui/table/use-column-memory';

/** R-ARS-05, R-CON-32; -1 is all. */
export const pageSizes = [10, 25, 50, 100, -1] as const;
const filters = ['lang', 'status', 'category', 'deleted'] as const;

/** The state of the table in the address. */
export const useResourcesUrl = () =>
  useColumnMemory('resources', useListUrl({ defaultSize: pageSizes[0], filters }));
export type ResourcesUrl = ReturnType<typeof useResourcesUrl>;

const inputOf = ({ input }: ResourcesUrl) => ({
  ...input,
  lang: input.lang as Language | undefined,
  deleted: input.deleted === undefined ? undefined : true,
});

/** The page that the address asks for, and all that its filters leave (R-ARS-01, R-ARS-02). */
export function useResourceList(url: ResourcesUrl) {
  const client = useCallClient();
  const query = useCallList(resourceQueries.ListResources, inputOf(url));
  const loadAll = useCallback(async (): Promise<readonly ResourceSummary[]> => {
    const answer = await client.send(resourceQueries.ListResources, { ...inputOf(url), page: 1, size: -1 });
    return answer.data;
  }, [client, url]);
  return { query, loadAll };
}
