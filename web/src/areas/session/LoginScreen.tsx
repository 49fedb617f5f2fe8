import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect } from 'react';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { BrandMark } from '#app/shell/BrandMark';
import { Footer } from '#app/shell/Footer';
import { lazyPart } from '#ui/part/lazy-part';
import { LanguageMenu } from './LanguageMenu';
import { LoginForm } from './LoginForm';
import { LoginPosterPanel } from './LoginPosterPanel';
import { sessionMessages } from './session.messages';

const ExternalLoginButton = lazyPart(() =>
  import('./external/ExternalLoginButton').then((module) => module.ExternalLoginButton),
);

/** The front door: a poster of what this place is, and the two fields that open it. */
export function LoginScreen() {
  const text = useText(sessionMessages);
  const market = useMarket();
  useEffect(() => {
    document.title = `${text('title')} · ${market.title}`;
  }, [text, market]);
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
                {text('welcome')}
              </Box>
              <Box sx={{ color: 'text.secondary', pt: 1 }}>{text('welcomeText')}</Box>
            </div>
            <LoginForm />
            <Suspense>{market.identityProvider && <ExternalLoginButton />}</Suspense>
          </Stack>
        </Stack>
        <Footer />
      </Stack>
    </Box>
  );
}
