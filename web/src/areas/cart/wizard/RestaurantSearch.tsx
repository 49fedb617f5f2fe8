import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { notChosen } from '@portal/contracts/areas/cart';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useText } from '../../../app/i18n/use-text';
import { uiMessages } from '../../../ui/ui.messages';
import { FieldFrame, fieldIds } from '../../../ui/fields/Field';
import { deliveryMessages } from './delivery.messages';

/** The option that Enter takes: seen in both schemes. */
const marked = 'color-mix(in srgb, var(--p-palette-primary-main) 14%, transparent) !important';

interface RestaurantSearchProps {
  restaurants: readonly SessionRestaurant[];
  /** Restaurant id, or -1. */
  value: number;
  onChange: (id: number) => void;
  error: string | undefined;
}

const nameOf = ({ site, name }: SessionRestaurant) => `${site} - ${name}`;

/** One of many restaurants, found by typing its name, number or city. */
export function RestaurantSearch({ restaurants, value, onChange, error }: RestaurantSearchProps) {
  const text = useText(deliveryMessages);
  const uiText = useText(uiMessages);
  const label = text('otherRestaurantLabel');
  return (
    <Autocomplete
      // Enter chooses here; it never sends the form around.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      options={restaurants}
      value={restaurants.find(({ id }) => id === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.id ?? notChosen)}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      filterOptions={(all, { inputValue }) => matching(all, inputValue)}
      openOnFocus
      autoHighlight
      slotProps={{ listbox: { sx: { '& .Mui-focused': { bgcolor: marked } } } }}
      noOptionsText={text('noRestaurant')}
      clearText={uiText('clear')}
      openText={label}
      closeText={uiText('close')}
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
      renderInput={({ id, slotProps }) => {
        const { id: control, ...described } = fieldIds(id, { label, error });
        return (
          <FieldFrame id={control} label={label} error={error}>
            <OutlinedInput
              id={control}
              fullWidth
              autoFocus
              placeholder={text('otherRestaurantPlaceholder')}
              {...slotProps.input}
              slotProps={{ input: { ...slotProps.htmlInput, ...described } }}
            />
          </FieldFrame>
        );
      }}
    />
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word must occur, in whatever field, with or without its accents. */
function matching(restaurants: readonly SessionRestaurant[], typed: string): SessionRestaurant[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return restaurants.filter(({ site, name, city }) => {
    const place = plain(`${site} - ${name} ${city}`);
    return words.every((word) => place.includes(word));
  });
}
