import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Stack from '@mui/material/Stack';
import { ResourceCategory } from '@portal/contracts/areas/resources';
import { useText } from '#app/i18n/use-text';
import { languageName } from '#app/i18n/language';
import { useMarket } from '#app/market';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { statuses, statusLooks } from '../status-looks';
import { tableMessages } from './table.messages';
import type { ResourcesUrl } from './use-resource-list';

const categories = Object.values(ResourceCategory);

/** Which resources: by words, status, category, and in Spain by language (R-ARS-02). */
export function ResourceFilters({ list }: { list: ResourcesUrl }) {
  const text = useText(tableMessages);
  const { languages } = useMarket();
  const { status = '', lang = '', category = '', deleted = '' } = list.filters;
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
          value={status}
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
            value={lang}
            onChange={(value) => list.filter('lang', value)}
            options={languages.map((one) => ({ value: one, label: languageName[one] }))}
          />
        )}
        <ChoiceMenu
          label={text('category')}
          value={category}
          onChange={(value) => list.filter('category', value === category ? '' : value)}
          options={categories.map((one) => ({ value: String(one), label: text(`category.${one}`) }))}
        />
        <FilterChips
          label={text('binFilter')}
          value={deleted}
          onChange={(value) => list.filter('deleted', value)}
          options={[
            { value: '1', label: text('bin'), icon: <DeleteOutlineRounded aria-hidden fontSize="small" /> },
          ]}
        />
      </Stack>
    </>
  );
}
