import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { roles } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { RestaurantSelect } from '#ui/restaurant/RestaurantSelect';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import type { RecordFilterProps } from '#ui/record/record-spec';
import { usersTexts } from './texts';

/** Which people: by role, restaurant and whether they may sign in (R-AUS-02). */
export function UserFilterBar({ list }: RecordFilterProps) {
  const text = useText(usersTexts);
  const { restaurants } = useSite();
  const chosen = list.filters['restaurant'] ?? '';
  const filter = (name: string) => ({
    value: list.filters[name] ?? '',
    onChange: (value: string) => list.filter(name, value),
  });
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}
    >
      <ChoiceMenu
        multiple
        label={text('type')}
        options={roles.map((role) => ({ value: String(role), label: text(`role${role}`) }))}
        {...filter('type')}
      />
      <FilterChips
        label={text('active')}
        options={[
          { value: '1', label: text('isActive') },
          { value: '0', label: text('isInactive') },
        ]}
        {...filter('active')}
      />
      <RestaurantSelect
        label={text('restaurantFilter')}
        restaurants={restaurants}
        value={chosen === '' ? null : Number(chosen)}
        onChange={(id) => list.filter('restaurant', id === null ? '' : String(id))}
        sx={{ width: { xs: '100%', sm: 260 } }}
        renderInput={({ id, slotProps }) => (
          <OutlinedInput
            id={id}
            fullWidth
            size="small"
            placeholder={text('allRestaurants')}
            {...slotProps.input}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': text('restaurantFilter') } }}
          />
        )}
      />
    </Stack>
  );
}
