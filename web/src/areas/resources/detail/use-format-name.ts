import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import { useCallQuery } from '#app/client/use-call-query';
import { useLanguage } from '#app/i18n/LanguageProvider';

/** What a format is called in the language in use: by the server's table, until that is there as the record calls it. */
export function useFormatName({ id, name }: ResourceSummary['type']): string {
  const { language } = useLanguage();
  const tables = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  return tables.data?.resource_type.find((row) => String(row.id) === String(id))?.name ?? name;
}
