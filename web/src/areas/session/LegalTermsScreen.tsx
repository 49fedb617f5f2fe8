import { legalTermsVersion, userCommands } from '@portal/contracts/areas/users';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useSession, useSessionState } from '#app/session/session-state';
import { useSignOut } from '#app/session/use-sign-out';
import { BrandMark } from '#app/shell/BrandMark';
import { ErrorNote } from '#ui/states/ErrorNote';
import { legalMessages } from './legal.messages';

const paragraphs = ['legalConfidential', 'legalUse', 'legalPersonal', 'legalEnd'] as const;

/** The confidentiality terms, before anything else is shown; without them nobody enters (R-AUT-14, R-AUT-15). */
export function LegalTermsScreen() {
  const text = useText(legalMessages);
  const market = useMarket();
  const { user } = useSession();
  const { reload } = useSessionState();
  const accept = useCallCommand(userCommands.AcceptLegalTerms);
  const signOut = useSignOut();

  useEffect(() => {
    document.title = `${text('legalTitle')} · ${market.title}`;
  }, [text, market]);
  const onAccept = () =>
    accept.send({ id: user.id }).then(
      () => reload(),
      () => undefined,
    );
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: { xs: 2, md: 4 } }}
    >
      <Stack spacing={3} sx={{ width: '100%', maxWidth: (theme) => theme.spacing(84) }}>
        <BrandMark />
        <Card sx={{ p: { xs: 2.5, md: 5 } }}>
          <Box component="h1" sx={{ typography: 'h2', m: 0 }}>
            {text('legalTitle')}
          </Box>
          <Box component="p" sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
            {text('legalIntro')}
          </Box>
          <Stack component="ol" spacing={1.5} sx={{ m: 0, pl: 2.5 }}>
            {paragraphs.map((paragraph) => (
              <li key={paragraph}>{text(paragraph)}</li>
            ))}
          </Stack>
          <Box sx={{ typography: 'caption', color: 'text.secondary', pt: 3 }}>
            {text('legalVersion', { version: legalTermsVersion })}
          </Box>
          {accept.error !== null && <ErrorNote error={accept.error} />}
          <Stack
            direction={{ xs: 'column-reverse', sm: 'row' }}
            spacing={1.5}
            sx={{ pt: 3, justifyContent: 'flex-end' }}
          >
            <Button onClick={() => void signOut('terms-rejected')}>{text('legalReject')}</Button>
            <Button
              variant="contained"
              color="primary"
              disabled={accept.isPending}
              onClick={() => void onAccept()}
            >
              {text('legalAccept')}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Stack>
  );
}
