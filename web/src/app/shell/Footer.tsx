import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/use-text';
import { useMarket } from '../market';
import { shellMessages } from './shell.messages';

const PrivacyDialog = lazy(() =>
  import('./PrivacyDialog').then((module) => ({ default: module.PrivacyDialog })),
);

/** The year and the privacy policy, at the foot of every page (R-PLT-16). */
export function Footer() {
  const text = useText(shellMessages);
  const { title, country } = useMarket();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        px: { xs: 2, md: 4 },
        py: 2,
        typography: 'caption',
        color: 'text.secondary',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <span>
        © {new Date().getFullYear()} {title} · {country}
      </span>
      <Link
        component="button"
        color="inherit"
        sx={{ typography: 'caption', fontWeight: 600, textDecoration: 'underline' }}
        onClick={() => setOpen(true)}
      >
        {text('privacy')}
      </Link>
      <Suspense>{isOpen && <PrivacyDialog onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  );
}
