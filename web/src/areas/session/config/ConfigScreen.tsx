import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { AccountPreferences } from '#ui/account/AccountPreferences';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { configTexts } from '../texts';
import { FavouritePicker } from './FavouritePicker';

/** `/config`: what is one's own, and nothing of the administration (R-NAV-02, AMB-24). */
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
