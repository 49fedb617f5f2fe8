import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { ChipSkeletons } from '../gallery/ChipSkeletons';
import { FilterChips, type FilterOption } from '#ui/list/FilterChips';
import { searchTexts } from '../texts';
import { useFacetOptions } from './use-facet-options';
import type { Search } from './use-search';

/** One value leaves nothing to choose, unless it is the chosen one. */
const isChoice = (options: readonly FilterOption[], value = '') => options.length > 1 || value !== '';

/** Where there is little room one line each, pushed aside by the finger: else they would stand between the search and what it found. */
const linesWhereNarrow = {
  '& > [role="group"]': {
    flexWrap: { xs: 'nowrap', md: 'wrap' },
    overflowX: { xs: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    // As wide as the window, with room for the focus ring.
    mx: { xs: -2, md: 0 },
    my: { xs: -0.75, md: 0 },
    px: { xs: 2, md: 0 },
    py: { xs: 0.75, md: 0 },
  },
  '& > [role="group"] > *': { flexShrink: 0 },
} as const;

/** What the results can be narrowed by: where they are kept, in which language, and their formats (R-CAT-19, AMB-34). */
export function SearchFacetsFilter({ search }: { search: Search }) {
  const text = useText(searchTexts);
  const { list, facets } = search;
  const { type, in: within, section } = list.filters;
  const options = useFacetOptions(search);
  const chips = [
    { name: 'in', label: text('where'), options: options.types, value: within },
    { name: 'section', label: text('sections'), options: options.sections, value: section },
    { name: 'type', label: text('formats'), options: options.formats, value: type, multiple: true },
  ] as const;
  return (
    <Stack sx={{ gap: 1.25, pb: 1.5, ...linesWhereNarrow }}>
      {facets.isPending && <ChipSkeletons />}
      {chips
        .filter((facet) => isChoice(facet.options, facet.value))
        .map(({ name, value = '', ...facet }) => (
          <FilterChips key={name} {...facet} value={value} onChange={(chosen) => list.filter(name, chosen)} />
        ))}
      {options.languages.options.length > 0 && (
        <FilterChips
          label={text('languages')}
          options={options.languages.options}
          value={options.languages.value}
          onChange={options.languages.choose}
        />
      )}
    </Stack>
  );
}
