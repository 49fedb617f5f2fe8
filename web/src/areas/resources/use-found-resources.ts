import ImageRounded from '@mui/icons-material/ImageRounded';
import { allSectionTypes, resourceQueries } from '@portal/contracts/areas/resources';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { searchAddress, type UseFound, rankOf, ranks, useListFound } from '#core/finder/finder';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { searchTexts } from './texts';

const order = 30;

/** R-CAT-20. */
export const useFoundResources: UseFound = (term) => {
  const text = useText(searchTexts);
  const { language: lang } = useLanguage();
  const lookOf = useResourceLook();
  const found = useListFound(
    {
      contract: resourceQueries.SearchResources,
      input: ({ q, size }) => ({ section_type: allSectionTypes, term: q, lang, size }),
      row: (record) => {
        const { to, name: title, veil, src: picture } = lookOf(record);
        const rank =
          record.reference === term.typed ? ranks.exact : rankOf(title, term.typed, record.reference);
        return {
          key: `resource-${record.id}`,
          title,
          picture,
          icon: ImageRounded,
          to,
          rank,
          detail: [veil, record.type.name, record.reference].filter(Boolean).join(' · '),
        };
      },
    },
    term,
  );
  return { heading: text('pieces'), order, ...found, all: searchAddress(term.settled) };
};
