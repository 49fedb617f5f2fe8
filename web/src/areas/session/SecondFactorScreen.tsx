import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useSignOut } from '#app/session/use-sign-out';
import { BrandMark } from '#app/shell/BrandMark';
import { secondFactorMessages } from './second-factor.messages';
import { SecondFactorForm } from './SecondFactorForm';

/** Before anything else where the deployment asks administrators for a second factor. */
export function SecondFactorScreen() {
  const text = useText(secondFactorMessages);
  const market = useMarket();
  const signOut = useSignOut();
  useEffect(() => {
    document.title = `${text('title')} · ${market.title}`;
  }, [text, market]);
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: { xs: 2, md: 4 } }}
    >
      <Stack spacing={3} sx={{ width: '100%', maxWidth: (theme) => theme.spacing(64) }}>
        <BrandMark />
        <Card sx={{ p: { xs: 2.5, md: 5 } }}>
          <Box component="h1" sx={{ typography: 'h2', m: 0 }}>
            {text('dueTitle')}
          </Box>
          <Box component="p" sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
            {text('dueText')}
          </Box>
          <SecondFactorForm />
        </Card>
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void signOut('logout')}>
          {text('signOut')}
        </Button>
      </Stack>
    </Stack>
  );
}
