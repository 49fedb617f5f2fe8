import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useText } from '../../../app/i18n/use-text';
import { useSite } from '../../../app/session/site';
import { findSites } from '../../../app/shell/find-sites';
import { uiMessages } from '../../../ui/ui.messages';
import { triageMessages } from './triage.messages';

const nameOf = ({ site, name }: SessionRestaurant) => `${site} - ${name}`;

interface RestaurantFilterProps {
  /** Id as the address carries it; empty for all. */
  value: string;
  onChange: (id: string) => void;
}

/** One restaurant, found by typing number, name, city or province. */
export function RestaurantFilter({ value, onChange }: RestaurantFilterProps) {
  const text = useText(triageMessages);
  const uiText = useText(uiMessages);
  const { restaurants } = useSite();
  const label = text('restaurant');
  return (
    <Autocomplete
      options={restaurants}
      value={restaurants.find(({ id }) => String(id) === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen === null ? '' : String(chosen.id))}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      filterOptions={(all, { inputValue }) => [
        ...findSites(all, { term: inputValue, region: null, type: null }, null),
      ]}
      autoHighlight
      noOptionsText={text('noRestaurant')}
      clearText={uiText('clear')}
      openText={label}
      closeText={uiText('close')}
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 220 }, maxWidth: { sm: 320 } }}
      renderOption={({ key, ...option }, restaurant) => (
        <li key={key} {...option}>
          <Box component="span" sx={{ flex: 1 }}>
            {nameOf(restaurant)}
          </Box>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {restaurant.city}
          </Box>
        </li>
      )}
      renderInput={({ id, slotProps }) => (
        <OutlinedInput
          id={id}
          fullWidth
          placeholder={text('allRestaurants')}
          {...slotProps.input}
          startAdornment={<StorefrontRounded aria-hidden sx={{ color: 'text.secondary' }} />}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
