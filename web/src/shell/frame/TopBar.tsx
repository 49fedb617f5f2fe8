import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { AreasContext } from '#core/areas-context';
import { isDrawing } from '#core/is-drawing';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { isFor } from '@portal/contracts/kernel';
import { Part } from '#ui/part/Part';
import { callerOf, useSession } from '#core/session/session-state';
import { AccountButton } from './AccountButton';
import { Brand } from '#ui/brand/Brand';
import { frameInset } from '#ui/footer/frame-inset';
import { SearchBox } from './SearchBox';
import { shellTexts } from '../texts';
import { SiteButton } from './SiteButton';
import { lowScreen } from '#core/theme/low-screen';
import { topBarHeight } from '#core/theme/top-bar-height';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(2) },
  height: topBarHeight,
  ...frameInset(theme),
  [lowScreen]: { position: 'static' },
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // The banner above scrolls away; that somebody acts for a restaurant stays to be seen.
  '&[data-acting="true"]': { borderBottom: `3px solid ${theme.vars.palette.accent}` },
}));

const SiteStrip = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { display: 'none' },
  // There may be no restaurant to choose.
  '&:empty': { display: 'none' },
  // No higher than a thumb needs: each row above the screen takes from it.
  '&& > *': {
    width: '100%',
    maxWidth: 'none',
    justifyContent: 'flex-start',
    padding: theme.spacing(0, 2),
    border: 0,
    borderRadius: 0,
  },
}));

/** Buttons that areas put beside the avatar, as the cart with its count (R-PLT-11). */
function AreaButtons() {
  const { topBar } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  const buttons = topBar.filter((entry) => isFor(entry, caller, market));
  return buttons.map(({ button }, index) => <Part key={index} load={button} />);
}

/**
 * The bar that stays: who we are, which restaurant, search, cart, person (R-PLT-10…15). On phones the restaurant has
 * a row of its own that scrolls away.
 */
export function TopBar({ isWide }: { isWide: boolean }) {
  const text = useText(shellTexts);
  const { acting } = useSession();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  // What is drawn at build time is for every width; styles choose.
  const [inBar, inStrip] = isDrawing ? [true, true] : [!isPhone, isPhone];
  return (
    <>
      <Bar data-wide={isWide} data-acting={acting !== null}>
        <Brand />
        {inBar && (
          <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
            <SiteButton />
          </Box>
        )}
        <Box sx={{ flex: 1, display: { xs: 'none', md: 'flex' }, justifyContent: 'center' }}>
          <SearchBox />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 }, ml: 'auto' }}>
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
      {inStrip && (
        <SiteStrip>
          <SiteButton />
        </SiteStrip>
      )}
    </>
  );
}
