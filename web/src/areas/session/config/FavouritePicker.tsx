import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useText } from '#core/i18n/use-text';
import { useFavourite } from '#ui/restaurant/use-favourite';
import { useSite } from '#core/session/site';
import { RestaurantSelect } from '#ui/restaurant/RestaurantSelect';
import { siteTexts } from '#ui/texts';
import { configTexts } from '../texts';

/** Chooses the restaurant that one begins with (R-ACC-16, AMB-24). */
export function FavouritePicker() {
  const text = useText(configTexts);
  const siteText = useText(siteTexts);
  const { restaurants } = useSite();
  const { favourite, choose } = useFavourite();
  if (restaurants.length === 0) return <Box sx={{ color: 'text.secondary' }}>{text('restaurantNone')}</Box>;
  const label = text('restaurantLabel');
  return (
    <>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('restaurantText')}</Box>
      <RestaurantSelect
        label={label}
        restaurants={restaurants}
        value={favourite}
        onChange={(id) => id !== null && choose(id)}
        // There is always one, once one is chosen: nothing to clear.
        sx={{ maxWidth: 440, '& .MuiAutocomplete-clearIndicator': { display: 'none' } }}
        renderInput={({ id, slotProps }) => (
          <OutlinedInput
            id={id}
            fullWidth
            placeholder={siteText('siteSearch')}
            {...slotProps.input}
            startAdornment={<StarRounded aria-hidden sx={{ color: 'warning.main' }} />}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label } }}
          />
        )}
      />
    </>
  );
}
