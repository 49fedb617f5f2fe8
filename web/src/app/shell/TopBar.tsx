import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { AreasContext } from '../areas-context';
import { useText } from '../i18n/use-text';
import { useMarket } from '../market';
import { isFor } from '../routing/audience';
import { lazyOnce } from '../routing/lazy-once';
import { useSession } from '../session/session-state';
import { AccountButton } from './AccountButton';
import { Brand } from './Brand';
import { SearchBox } from './SearchBox';
import { shellMessages } from './shell.messages';
import { SiteButton } from './SiteButton';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 64,
  padding: '0 16px',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { padding: '0 32px', gap: 16 },
}));

/** Buttons that areas put beside the avatar, as the cart with its count (R-PLT-11). */
function AreaButtons() {
  const { topBar } = use(AreasContext);
  const { user } = useSession();
  const market = useMarket();
  const buttons = topBar.filter((entry) => isFor(entry, user.type, market));
  return buttons.map(({ button }, place) => {
    const Button = lazyOnce(button);
    return (
      <Suspense key={place}>
        <Button />
      </Suspense>
    );
  });
}

/** The bar that stays: who we are, which restaurant, search, cart, person (R-PLT-10…15). */
export function TopBar() {
  const text = useText(shellMessages);
  return (
    <Bar>
      <Brand />
      <SiteButton />
      <Box sx={{ flex: 1, display: { xs: 'none', md: 'flex' }, justifyContent: 'center' }}>
        <SearchBox />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        <IconButton
          component={Link}
          to="/search"
          aria-label={text('searchLabel')}
          sx={{ display: { xs: 'inline-flex', md: 'none' } }}
        >
          <SearchRounded />
        </IconButton>
        <AreaButtons />
        <AccountButton />
      </Box>
    </Bar>
  );
}
