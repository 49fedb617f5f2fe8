import { Box, Button, OutlinedInput, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import StarRounded from '@mui/icons-material/StarRounded';
import { useText } from '#core/i18n/use-text';
import { AccountPreferences } from '#ui/account/AccountPreferences';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { useFavourite } from '#ui/restaurant/use-favourite';
import { useSite } from '#core/session/site';
import { RestaurantSelect } from '#ui/restaurant/RestaurantSelect';
import { siteTexts } from '#ui/texts';
import { configTexts } from './texts';

/** R-ACC-16, AMB-24. */
function FavouritePicker() {
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
        // A favourite cannot be cleared.
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

/** `/config`: own preferences only (R-NAV-02, AMB-24). */
export function ConfigScreen() {
  const text = useText(configTexts);
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        <Panel title={text('appearance')} aside={text('appearanceText')}>
          <Stack spacing={2} sx={{ maxWidth: 440 }}>
            <AccountPreferences />
          </Stack>
        </Panel>
        <Panel title={text('restaurant')}>
          <FavouritePicker />
        </Panel>
        <Panel title={text('notifications')}>
          <Stack
            direction={{ sm: 'row' }}
            sx={{ gap: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
          >
            <Box sx={{ color: 'text.secondary' }}>{text('notificationsText')}</Box>
            <Button component={Link} to="/notifications" variant="outlined" sx={{ flexShrink: 0 }}>
              {text('notificationsLink')}
            </Button>
          </Stack>
        </Panel>
      </Stack>
    </Page>
  );
}
