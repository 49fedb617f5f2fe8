import { styled, type Theme } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { contentWidth } from '#core/theme/tokens';
import { lazyOverlay } from '../part/lazy-part';
import { footerTexts } from '../texts/early';

export const frameInset = (theme: Theme) => ({
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    paddingInline: `max(${theme.spacing(4)}, calc((100% - ${contentWidth}px) / 2))`,
    '&[data-wide="true"]': { paddingInline: theme.spacing(4) },
  },
});

const PrivacyDialog = lazyOverlay(() => import('./PrivacyDialog').then((module) => module.PrivacyDialog));

const thisYear = () => new Date().getFullYear();

const Foot = styled('footer')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  ...frameInset(theme),
  paddingBlock: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& button': {
    ...theme.typography.caption,
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
}));

/** R-PLT-16 */
export function Footer({ isWide = true }: { isWide?: boolean }) {
  const text = useText(footerTexts);
  const { title, country } = useMarket();
  const [isOpen, setOpen] = useState(false);
  return (
    <Foot data-wide={isWide}>
      {/* The build may be from last year. */}
      <span suppressHydrationWarning>
        © {thisYear()} {title} · {country}
      </span>
      <button type="button" onClick={() => setOpen(true)}>
        {text('privacy')}
      </button>
      <Suspense>{isOpen && <PrivacyDialog onClose={() => setOpen(false)} />}</Suspense>
    </Foot>
  );
}
