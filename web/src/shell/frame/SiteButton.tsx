import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { radii } from '#core/theme/tokens';
import { shellTexts } from '../texts';
import { lazyOverlay } from '#ui/part/lazy-part';

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

/**
 * The one restaurant that is worked on, and the way to another (R-PLT-03, R-PLT-14). No screen of administration depends
 * on it.
 */
export function SiteButton() {
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
          <Box
            component="span"
            sx={{
              typography: 'subtitle2',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {restaurant.name}
          </Box>
          <Box
            component="span"
            sx={{
              typography: 'caption',
              color: 'text.secondary',

              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {restaurant.site} · {restaurant.city}
            {!restaurant.active && ` · ${text('siteInactive')}`}
          </Box>
        </Box>
        {restaurants.length > 1 && <ExpandMoreRounded aria-hidden sx={{ color: 'text.secondary' }} />}
      </Pill>
      <Suspense>{anchor !== null && <SitePanel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
