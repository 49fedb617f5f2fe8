import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { fonts } from '#core/theme/tokens';
import { shellTexts } from '../texts';
import { lazyOverlay } from '#ui/part/lazy-part';

const AccountMenu = lazyOverlay(() => import('./AccountMenu').then((module) => module.AccountMenu));

const Letter = styled(ButtonBase)(({ theme }) => ({
  width: 40,
  height: 40,
  marginLeft: 4,
  borderRadius: '50%',
  fontFamily: fonts.display,
  fontSize: '1.125rem',
  fontWeight: 700,
  color: '#1D1A16',
  backgroundColor: theme.vars.palette.accent,
  '&:hover': { boxShadow: `0 0 0 3px ${theme.vars.palette.divider}` },
}));

/** R-PLT-13. */
export function AccountButton() {
  const text = useText(shellTexts);
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Letter
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={text('account', { name: user.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {user.letter}
      </Letter>
      <Suspense>
        {anchor !== null && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
