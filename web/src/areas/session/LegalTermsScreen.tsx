import { legalTermsVersion, userCommands } from '@portal/contracts/areas/users';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useSession, useSessionState } from '#core/session/session-state';
import { useSignOut } from '#core/session/use-sign-out';
import { ErrorNote } from '#ui/states/ErrorNote';
import { BlockingPage } from './BlockingPage';
import { legalTexts } from './texts';

const paragraphs = ['legalConfidential', 'legalUse', 'legalPersonal', 'legalEnd'] as const;

/** The confidentiality terms, before anything else is shown; without them nobody enters (R-AUT-14, R-AUT-15). */
export function LegalTermsScreen() {
  const text = useText(legalTexts);
  const { user } = useSession();
  const { reload } = useSessionState();
  const accept = useCallCommand(userCommands.AcceptLegalTerms);
  const signOut = useSignOut();

  const onAccept = () =>
    accept.send({ id: user.id }).then(
      () => reload(),
      () => undefined,
    );
  return (
    <BlockingPage
      title={text('legalTitle')}
      heading={text('legalTitle')}
      intro={text('legalIntro')}
      width={84}
    >
      <Stack component="ol" spacing={1.5} sx={{ m: 0, pl: 2.5 }}>
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{text(paragraph)}</li>
        ))}
      </Stack>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 3 }}>
        {text('legalVersion', { version: legalTermsVersion })}
      </Typography>
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
    </BlockingPage>
  );
}
