import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect } from 'react';
import { useMarket } from '#core/market';
import { BrandMark } from '#ui/brand/BrandMark';
import { Footer } from '#ui/footer/Footer';
import { LanguageMenu } from './LanguageMenu';
import { LoginPosterPanel } from './LoginPosterPanel';

interface LoginPageProps {
  /** Of the browser's tab. */
  tab: string;
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** What stands before the sign-in: a poster of what this place is, and beside it what has to be filled in (R-NAV-21). */
export function LoginPage({ tab, title, intro, children }: LoginPageProps) {
  const market = useMarket();
  useEffect(() => {
    document.title = `${tab} · ${market.title}`;
  }, [tab, market]);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 11fr) minmax(0, 9fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <LoginPosterPanel />
      <Stack sx={{ minHeight: { md: '100dvh' } }}>
        <Stack
          component="header"
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', p: { xs: 2, md: 4 } }}
        >
          <BrandMark />
          <LanguageMenu />
        </Stack>
        <Stack component="main" sx={{ flex: 1, justifyContent: 'center', px: 2, py: { xs: 2, md: 4 } }}>
          <Stack spacing={4} sx={{ width: '100%', maxWidth: (theme) => theme.spacing(48), mx: 'auto' }}>
            <div>
              <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
                {title}
              </Box>
              <Box sx={{ color: 'text.secondary', pt: 1 }}>{intro}</Box>
            </div>
            {children}
          </Stack>
        </Stack>
        <Footer />
      </Stack>
    </Box>
  );
}
