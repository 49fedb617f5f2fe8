import SearchRounded from '@mui/icons-material/SearchRounded';
import { Box, ButtonBase, IconButton, Typography, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { use, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isFor } from '@portal/contracts/kernel';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { AreasContext } from '#core/area-manifest';
import { isDrawing } from '#core/client/network';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { Part } from '#ui/part/Part';
import { callerOf, useSession } from '#core/session/session-state';
import { Brand } from '#ui/brand/Brand';
import { frameInset } from '#ui/footer/Footer';
import { lowScreen, radii, topBarHeight } from '#core/theme/tokens';
import { useSite } from '#core/session/site';
import { lazyOverlay } from '#ui/part/lazy-part';
import { shellTexts } from '../texts';
import { AccountButton } from './AccountButton';
import { SearchBox } from './SearchBox';

const SitePanel = lazyOverlay(() => import('./SitePanel').then((module) => module.SitePanel));

const Pill = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minWidth: 0,
  maxWidth: 320,
  height: 44,
  padding: '0 10px 0 12px',
  borderRadius: radii.control,
  textAlign: 'left',
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': {
    backgroundColor: theme.vars.palette.background.sunken,
    borderColor: theme.vars.palette.control,
  },
  '&.Mui-disabled': { border: 0 },
}));

/** R-PLT-03, R-PLT-14; hidden in administration. */
function SiteButton() {
  const text = useText(shellTexts);
  const { restaurant, restaurants } = useSite();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  if (restaurant === null || /^\/admin(\/|$)/.test(pathname)) return null;
  return (
    <>
      <Pill
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={text('siteChange', { name: restaurant.name })}
        disabled={restaurants.length < 2}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <StorefrontRounded aria-hidden sx={{ color: 'primary.main' }} />
        <Box sx={{ minWidth: 0, display: 'grid', flex: 1 }}>
          <Typography
            variant="subtitle2"
            component="span"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {restaurant.name}
          </Typography>
          <Typography
            variant="caption"
            component="span"
            color="textSecondary"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {restaurant.site} · {restaurant.city}
            {!restaurant.active && ` · ${text('siteInactive')}`}
          </Typography>
        </Box>
        {restaurants.length > 1 && <ExpandMoreRounded aria-hidden sx={{ color: 'text.secondary' }} />}
      </Pill>
      <Suspense>{anchor !== null && <SitePanel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}

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
  // Stays visible after the banner scrolled away.
  '&[data-acting="true"]': { borderBottom: `3px solid ${theme.vars.palette.accent}` },
}));

const SiteStrip = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { display: 'none' },
  '&:empty': { display: 'none' },
  '&& > *': {
    width: '100%',
    maxWidth: 'none',
    justifyContent: 'flex-start',
    padding: theme.spacing(0, 2),
    border: 0,
    borderRadius: 0,
  },
}));

/** R-PLT-11 */
function AreaButtons() {
  const { topBar } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  const buttons = topBar.filter((entry) => isFor(entry, caller, market));
  return buttons.map(({ button }, index) => <Part key={index} load={button} />);
}

/** R-PLT-10…15. */
export function TopBar({ isWide }: { isWide: boolean }) {
  const text = useText(shellTexts);
  const { acting } = useSession();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
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
