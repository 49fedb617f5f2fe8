import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { Autocomplete, type AutocompleteProps, Box, OutlinedInput, Typography } from '@mui/material';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import type { HTMLAttributes } from 'react';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { siteTexts } from '../texts';
import { uiTexts } from '../texts/early';
import { findSites } from './find-sites';

interface RestaurantOptionProps {
  option: HTMLAttributes<HTMLLIElement>;
  restaurant: { readonly site: string; readonly name: string; readonly city: string };
}

/** Number, name, city. */
export const RestaurantOption = ({ option, restaurant }: RestaurantOptionProps) => (
  <li {...option}>
    <Box component="span" sx={{ flex: 1 }}>
      {restaurantLabel(restaurant)}
    </Box>
    <Typography variant="caption" component="span" color="textSecondary">
      {restaurant.city}
    </Typography>
  </li>
);

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

/** By number, name, city or province (R-PLT-14). */
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

interface RestaurantFilterProps {
  /** Id in the address; empty for all. */
  value: string;
  onChange: (id: string) => void;
}

export function RestaurantFilter({ value, onChange }: RestaurantFilterProps) {
  const text = useText(siteTexts);
  const { restaurants } = useSite();
  const label = text('site');
  return (
    <RestaurantSelect
      label={label}
      restaurants={restaurants}
      value={value === '' ? null : Number(value)}
      onChange={(id) => onChange(id === null ? '' : String(id))}
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 220 }, maxWidth: { sm: 320 } }}
      renderInput={({ id, slotProps }) => (
        <OutlinedInput
          id={id}
          fullWidth
          placeholder={text('siteAll')}
          {...slotProps.input}
          startAdornment={<StorefrontRounded aria-hidden sx={{ color: 'text.secondary' }} />}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
