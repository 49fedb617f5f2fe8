import { templateQueries } from '@portal/contracts/areas/templates';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { PartHead } from '#ui/PartHead';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { EmptyTemplatesNotice } from './EmptyTemplatesNotice';
import { TemplateList } from './TemplateList';
import { templatesPath } from './template-paths';
import { templatesTexts } from '../texts';

/** Two rows of a large screen. */
const first = 6;

/** In the library: the templates that were saved last, and the way to all of them. */
export function TemplatesPanel() {
  const text = useText(templatesTexts);
  const { language: lang } = useLanguage();
  const query = useCallList(templateQueries.ListTemplates, { size: first, lang });
  const total = query.data?.total ?? 0;
  const more = total > 0 && { more: { label: text('all', { count: total }), to: templatesPath } };
  return (
    <section aria-labelledby="library-templates">
      <PartHead id="library-templates" title={text('title')} {...more} />
      <Loaded
        query={query}
        skeleton={<SkeletonCards cards={3} />}
        empty={{ when: ({ total }) => total === 0, show: <EmptyTemplatesNotice /> }}
      >
        {({ rows }) => <TemplateList rows={rows} label={text('title')} />}
      </Loaded>
    </section>
  );
}
