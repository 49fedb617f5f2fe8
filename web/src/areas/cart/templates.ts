import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { type Template, templateQueries } from '@portal/contracts/areas/templates';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { type UseFound, rankOf, useListFound } from '#core/finder/finder';
import { templatesTexts } from './texts';

export const templatesPath = '/library/templates';

export const wizardPath = ({ id, entry }: Pick<Template, 'id' | 'entry'>): string =>
  `/order/${entry.from.file}?template=${id}`;

const listOf = (q: string) => `${templatesPath}?${new URLSearchParams({ q }).toString()}`;

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
  return { heading: text('title'), order: 36, ...found, all: listOf(term.settled) };
};
