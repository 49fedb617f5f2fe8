import { formatOf } from '@portal/contracts/areas/cart';
import type { Language } from '@portal/contracts/kernel';
import { useDates } from '#core/i18n/dates';
import { languageName } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useSectionNames } from '../catalogue';
import { useFormats } from '../resources';
import { conflictTexts, tableTexts } from '../texts';
import type { FieldName, ResourceValues } from './resource-values';

export function useValueText() {
  const text = useText(conflictTexts);
  const names = useText(tableTexts);
  const sectionsOf = useSectionNames();
  const { language } = useLanguage();
  const formats = useFormats();
  const dates = useDates();
  const yesNo = (on: boolean) => text(on ? 'yes' : 'no');
  const words: { readonly [F in FieldName]: (values: ResourceValues) => string } = {
    name: ({ name }) => name,
    reference: ({ reference }) => reference,
    description: ({ description }) => description,
    category: ({ category }) => (category === '' ? '' : names(`category.${Number(category) as 3 | 4 | 5}`)),
    type: ({ type }) => formats?.find(({ id }) => String(id) === type)?.name ?? type,
    lang: ({ lang }) => (lang === '' ? '' : languageName[lang as Language]),
    sections: ({ sections }) => sectionsOf(sections),
    tags: ({ tags }) => tags.join(', '),
    status: ({ status }) => names(`status.${status}`),
    published_from: ({ published_from: day }) => day && dates.day(day),
    valid_until: ({ valid_until: day }) => day && dates.day(day),
    budget: ({ budget }) => yesNo(budget),
    customizable: ({ customizable }) =>
      customizable.flatMap((id) => formatOf(id)?.label[language] ?? []).join(', '),
  };
  return (field: FieldName, values: Partial<ResourceValues>) =>
    words[field](values as ResourceValues) || text('nothing');
}
