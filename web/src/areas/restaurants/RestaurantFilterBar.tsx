import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import type { RecordFilterProps } from '#ui/record/record-spec';
import { restaurantsTexts } from './texts';
import { useLookups } from './use-lookups';

/** Which restaurants: by region, type and whether they are active. */
export function RestaurantFilterBar({ list }: RecordFilterProps) {
  const text = useText(restaurantsTexts);
  const { regions, types } = useLookups();
  const filter = (name: string) => ({
    value: list.filters[name] ?? '',
    onChange: (value: string) => list.filter(name, value),
  });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ChoiceMenu multiple label={text('region')} options={regions} {...filter('region')} />
      <ChoiceMenu multiple label={text('type')} options={types} {...filter('type')} />
      <FilterChips
        label={text('active')}
        options={[
          { value: '1', label: text('isActive') },
          { value: '0', label: text('isInactive') },
        ]}
        {...filter('active')}
      />
    </Stack>
  );
}
