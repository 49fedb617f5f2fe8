import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { findSites } from './find-sites';
import { RestaurantOption } from './RestaurantOption';
import { siteTexts } from '../texts';
import { uiTexts } from '../texts/early';

/** Visible in both schemes. */
const marked = 'color-mix(in srgb, var(--p-palette-primary-main) 14%, transparent) !important';

type Looks = Pick<
  AutocompleteProps<SessionRestaurant, false, false, false>,
  'renderInput' | 'openOnFocus' | 'sx'
>;

interface RestaurantSelectProps extends Looks {
  label: string;
  restaurants: readonly SessionRestaurant[];
  /** `null` for none. */
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Finds by number, name, city or province (R-PLT-14). */
export function RestaurantSelect({ label, restaurants, value, onChange, ...looks }: RestaurantSelectProps) {
  const text = useText(uiTexts);
  const siteText = useText(siteTexts);
  return (
    <Autocomplete
      {...looks}
      // Enter must not submit a form.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      options={restaurants}
      value={restaurants.find(({ id }) => id === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.id ?? null)}
      getOptionLabel={restaurantLabel}
      getOptionKey={({ id }) => id}
      filterOptions={(all, { inputValue }) => [
        ...findSites(all, { term: inputValue, region: null, type: null }, null),
      ]}
      autoHighlight
      slotProps={{ listbox: { sx: { '& .Mui-focused': { bgcolor: marked } } } }}
      noOptionsText={siteText('siteEmpty')}
      clearText={text('clear')}
      openText={label}
      closeText={text('close')}
      renderOption={({ key, ...option }, restaurant) => (
        <RestaurantOption key={key} option={option} restaurant={restaurant} />
      )}
    />
  );
}
