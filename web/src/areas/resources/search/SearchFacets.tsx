import { SectionType } from '@portal/contracts/areas/sections';
import Stack from '@mui/material/Stack';
import { useText } from '../../../app/i18n/use-text';
import { ChipSkeletons } from '../../../ui/list/ChipSkeletons';
import type { FilterOption } from '../../../ui/list/FilterChips';
import { FilterChips } from '../../../ui/list/FilterChips';
import { typeNames } from '../catalogue/type-names';
import { useFormats } from '../list/formats-in';
import { pieceMessages } from '../piece/piece.messages';
import { searchMessages } from './search.messages';
import type { Search } from './use-search';

/** More formats than these are not shown beside each other; the others are rarer. */
const mostFormats = 8;

/** The section types in which something was found, with how many when all could be counted. */
function useTypes({ all, byType, list }: Search): readonly FilterOption[] {
  const text = useText(pieceMessages);
  const isWhole = all.data !== undefined && all.data.total === all.data.rows.length;
  return Object.values(SectionType)
    .filter((type) => byType.has(type) || list.filters.in === String(type))
    .map((type) => ({
      value: String(type),
      label: text(typeNames[type]),
      count: isWhole ? (byType.get(type) ?? 0) : undefined,
    }));
}

/** What the results can be narrowed by: where they are kept, and their formats. */
export function SearchFacets({ search }: { search: Search }) {
  const text = useText(searchMessages);
  const { list, all } = search;
  const { type = '', in: within = '' } = list.filters;
  const types = useTypes(search);
  const chosen = type.split(',');
  const formats = useFormats(all.data).filter(
    ({ value }, place) => place < mostFormats || chosen.includes(value),
  );
  return (
    <Stack spacing={1.25} sx={{ pb: 1.5 }}>
      {all.isPending && <ChipSkeletons />}
      {types.length > 1 && (
        <FilterChips
          label={text('where')}
          options={types}
          value={within}
          onChange={(value) => list.filter('in', value)}
        />
      )}
      {formats.length > 1 && (
        <FilterChips
          label={text('formats')}
          options={formats}
          value={type}
          onChange={(value) => list.filter('type', value)}
          multiple
        />
      )}
    </Stack>
  );
}
