import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { CredentialNotice } from './CredentialNotice';
import { passwordTexts } from './texts';

/** A link that is no good, and where to ask for another one (R-AUT-20). */
export function ExpiredLinkNotice({ children }: { children: ReactNode }) {
  const text = useText(passwordTexts);
  return (
    <CredentialNotice
      kind="error"
      action={
        <MuiLink component={Link} to="/remember" color="inherit" underline="always">
          {text('askAgain')}
        </MuiLink>
      }
    >
      {children}
    </CredentialNotice>
  );
}
