import { Box, Button, Stack } from '@mui/material';
import { templateQueries } from '@portal/contracts/areas/templates';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { ListPager } from '#ui/list/ListPager';
import { SearchField } from '#ui/list/SearchField';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { NoTemplatesNotice, TemplateList } from './TemplatesPanel';
import { templatesTexts } from './texts';

const sizes = [24, 48, -1] as const;

/** `/library/templates`. */
export function TemplatesScreen() {
  const text = useText(templatesTexts);
  const { language: lang } = useLanguage();
  const list = useListUrl({ defaultSize: sizes[0] });
  const { page, size, q } = list.input;
  const query = useCallList(templateQueries.ListTemplates, { page, size, q, lang });
  const isSearch = q !== undefined && q !== '';
  const nothing = isSearch ? (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('noMatch')}
      text={text('noMatchText')}
      action={<Button onClick={() => list.search('')}>{text('clear')}</Button>}
    />
  ) : (
    <NoTemplatesNotice />
  );
  return (
    <Page
      title={text('title')}
      subtitle={text('subtitle')}
      crumbs={[{ label: text('library'), to: '/library' }]}
    >
      <Stack spacing={3}>
        <Box sx={{ maxWidth: { sm: '24rem' } }}>
          <SearchField label={text('search')} value={q ?? ''} onSearch={list.search} />
        </Box>
        <Loaded
          query={query}
          skeleton={<SkeletonCards cards={6} />}
          empty={{ when: ({ rows }) => rows.length === 0, show: nothing }}
        >
          {({ rows, total }) => (
            <>
              <TemplateList rows={rows} label={text('title')} />
              <ListPager list={list} total={total} sizes={sizes} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
