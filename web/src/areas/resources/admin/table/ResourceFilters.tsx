import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Stack } from '@mui/material';
import { ResourceCategory, timeFilters } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { languageName } from '#core/i18n/language';
import { useMarket } from '#core/market';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import { treeLines } from '#ui/tree/tree-nodes';
import { useSections } from '../../catalogue';
import { SearchField } from '#ui/list/SearchField';
import { statuses, statusLooks } from '../resource-record';
import { tableTexts } from '../../texts';
import type { ResourcesUrl } from './resources-table';

const categories = Object.values(ResourceCategory);

function useOptions() {
  const { language } = useLanguage();
  const { data: sections = [] } = useSections();
  const tables = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  const nodes = sections.map(({ id, parent_id: parentId, name }) => ({ id, parentId, name }));
  return {
    sections: treeLines(nodes).map(({ node, level }) => ({
      value: String(node.id),
      label: node.name,
      level,
    })),
    formats: (tables.data?.resource_type ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

/** R-ARS-02. */
export function ResourceFilters({ list }: { list: ResourcesUrl }) {
  const text = useText(tableTexts);
  const { languages } = useMarket();
  const chosen = (name: keyof ResourcesUrl['filters']) => list.filters[name] ?? '';
  const onlyOne = (name: keyof ResourcesUrl['filters']) => ({
    value: chosen(name),
    onChange: (value: string) => list.filter(name, value === chosen(name) ? '' : value),
  });
  const { sections, formats } = useOptions();
  return (
    <>
      <SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />
      <Stack
        direction="row"
        useFlexGap
        sx={{
          order: 1,
          flexBasis: '100%',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          '& > [role="group"]': { display: 'contents' },
        }}
      >
        <FilterChips
          label={text('statusFilter')}
          value={chosen('status')}
          onChange={(value) => list.filter('status', value)}
          options={statuses.map((one) => {
            const Icon = statusLooks[one].icon;
            return {
              value: String(one),
              label: text(`status.${one}`),
              icon: <Icon aria-hidden fontSize="small" />,
            };
          })}
        />
        {languages.length > 1 && (
          <FilterChips
            label={text('languageFilter')}
            value={chosen('lang')}
            onChange={(value) => list.filter('lang', value)}
            options={languages.map((one) => ({ value: one, label: languageName[one] }))}
          />
        )}
        <ChoiceMenu label={text('section')} {...onlyOne('section')} options={sections} />
        <ChoiceMenu
          multiple
          label={text('format')}
          value={chosen('type')}
          onChange={(value) => list.filter('type', value)}
          options={formats}
        />
        <ChoiceMenu
          label={text('category')}
          {...onlyOne('category')}
          options={categories.map((one) => ({ value: String(one), label: text(`category.${one}`) }))}
        />
        <FilterChips
          label={text('timeFilter')}
          value={chosen('time')}
          onChange={(value) => list.filter('time', value)}
          options={timeFilters.map((one) => ({ value: one, label: text(`time.${one}`) }))}
        />
        <FilterChips
          label={text('binFilter')}
          value={chosen('deleted')}
          onChange={(value) => list.filter('deleted', value)}
          options={[
            { value: '1', label: text('bin'), icon: <DeleteOutlineRounded aria-hidden fontSize="small" /> },
          ]}
        />
      </Stack>
    </>
  );
}
