import { sessionQueries } from '@portal/contracts/areas/session';
import { useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { languageTag } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Lookups {
  readonly types: readonly Option[];
  readonly regions: readonly Option[];
  readonly provinces: readonly Option[];
}

const optionsOf = (
  rows: readonly { readonly id: string | number; readonly name: string }[] = [],
): readonly Option[] => rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** Types, regions and provinces as the server's tables list them for this market (AMB-01, AMB-02, R-ARE-08). */
export function useLookups(): Lookups {
  const { language } = useLanguage();
  const { data } = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  return useMemo(
    () => ({
      types: optionsOf(data?.restaurant_type),
      regions: optionsOf(data?.restaurant_region),
      // By name as the language sorts them: codes scatter "A Coruña" and "Bizkaia" (R-ARE-08).
      provinces: optionsOf(data?.province).toSorted((one, other) =>
        one.label.localeCompare(other.label, languageTag[language]),
      ),
    }),
    [data, language],
  );
}
