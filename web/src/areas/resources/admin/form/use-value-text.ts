import { formatOf } from '@portal/contracts/areas/cart';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Language } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { languageName } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { conflictTexts, tableTexts } from '../../texts';
import { useSectionNames } from '../use-section-names';
import type { FieldName, ResourceValues } from './resource-values';

/** What a field holds, in words. */
export function useValueText() {
  const text = useText(conflictTexts);
  const names = useText(tableTexts);
  const sectionsOf = useSectionNames();
  const { language } = useLanguage();
  const tables = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  const yesNo = (on: boolean) => text(on ? 'yes' : 'no');
  const words: { readonly [F in FieldName]: (values: ResourceValues) => string } = {
    name: ({ name }) => name,
    reference: ({ reference }) => reference,
    description: ({ description }) => description,
    category: ({ category }) => (category === '' ? '' : names(`category.${Number(category) as 3 | 4 | 5}`)),
    type: ({ type }) => tables.data?.resource_type.find(({ id }) => String(id) === type)?.name ?? type,
    lang: ({ lang }) => (lang === '' ? '' : languageName[lang as Language]),
    sections: ({ sections }) => sectionsOf(sections),
    tags: ({ tags }) => tags.join(', '),
    status: ({ status }) => names(`status.${status}`),
    budget: ({ budget }) => yesNo(budget),
    customizable: ({ customizable }) =>
      customizable.flatMap((id) => formatOf(id)?.label[language] ?? []).join(', '),
  };
  return (field: FieldName, values: ResourceValues) => words[field](values) || text('nothing');
}
