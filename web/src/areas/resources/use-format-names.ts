import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import { useCallback } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';

type NameOf = (format: ResourceSummary['type']) => string;

/** What formats are called in the language in use: by the server's table, until that is there as the record calls them. */
export function useFormatNames(): NameOf {
  const { language } = useLanguage();
  const { data } = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  return useCallback(
    ({ id, name }) => data?.resource_type.find((row) => String(row.id) === String(id))?.name ?? name,
    [data],
  );
}
