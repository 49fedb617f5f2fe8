import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { templateQueries } from '@portal/contracts/areas/templates';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { type UseFound, rankOf, useListFound } from '#core/finder/finder';
import { templatesPath, wizardPath } from './template-paths';
import { templatesTexts } from '../texts';

const order = 36;

const listOf = (q: string) => `${templatesPath}?${new URLSearchParams({ q }).toString()}`;

/** Entries that were saved, mine and my restaurants': one leads into the wizard with its answers, or where its piece is gone to the list. */
export const useFoundTemplates: UseFound = (term) => {
  const text = useText(templatesTexts);
  const { language: lang } = useLanguage();
  const found = useListFound(
    {
      contract: templateQueries.ListTemplates,
      input: (asked) => ({ ...asked, lang }),
      row: (template) => {
        const { id, name, resource, restaurant, entry } = template;
        const piece = resource?.name ?? entry.from.filename;
        return {
          key: `template-${id}`,
          title: name,
          icon: BookmarksOutlined,
          ...(resource !== null && { picture: resource.thumb }),
          to: resource === null ? listOf(name) : wizardPath(template),
          detail: [piece, restaurant?.name ?? text('mine')].join(' · '),
          rank: rankOf(name, term.typed, piece),
        };
      },
    },
    term,
  );
  return { heading: text('title'), order, ...found, all: listOf(term.settled) };
};
