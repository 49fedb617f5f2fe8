import { useCallback, useMemo } from 'react';
import { useSections } from '../catalogue/use-sections';

/** What the sections of a resource are called, in the order in which it has them. */
export function useSectionNames(): (ids: readonly number[]) => string {
  const sections = useSections();
  const names = useMemo(() => new Map(sections.data?.map(({ id, name }) => [id, name])), [sections.data]);
  return useCallback(
    (ids) =>
      ids
        .map((id) => names.get(id))
        .filter((name) => name !== undefined)
        .join(', '),
    [names],
  );
}
