import Box from '@mui/material/Box';
import { catalogueReaders } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { Page } from '#ui/Page';
import { Part } from '#ui/part/Part';
import { useSlots } from '#ui/slots/Slots';
import { accountTexts } from '../texts';

/** What other areas have on the account page: a panel each. */
function AccountPanelSlots() {
  return useSlots('accountPanels').map(({ area, order, part }) => (
    <Part key={`${area}-${order}`} load={part} place="line" />
  ));
}

/** `/account`, for partners `/partner/account`: calm panels, each saving by itself (R-ACC-01, R-NAV-07). */
export function AccountScreen() {
  const text = useText(accountTexts);
  const hasRestaurants = catalogueReaders.includes(useSession().user.type);
  return (
    <Page title={text('title')} subtitle={text(hasRestaurants ? 'subtitle' : 'partnerSubtitle')}>
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
