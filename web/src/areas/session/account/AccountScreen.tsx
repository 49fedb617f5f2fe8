import Box from '@mui/material/Box';
import { useText } from '#app/i18n/use-text';
import { AccountPanelSlots } from '#app/slots/AccountPanelSlots';
import { Page } from '#ui/Page';
import { accountMessages } from './account.messages';

/** `/account`: calm panels, each saving by itself (R-ACC-01, R-NAV-07). */
export function AccountScreen() {
  const text = useText(accountMessages);
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <AccountPanelSlots />
      </Box>
    </Page>
  );
}
