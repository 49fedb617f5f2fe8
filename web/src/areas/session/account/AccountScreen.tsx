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
        // Two columns of panels of any height, without holes between them.
        sx={{
          columnCount: { lg: 2 },
          columnGap: 3,
          '& > *': { breakInside: 'avoid' },
          '& > :not(:last-child)': { mb: 3 },
        }}
      >
        <AccountPanelSlots />
      </Box>
    </Page>
  );
}
