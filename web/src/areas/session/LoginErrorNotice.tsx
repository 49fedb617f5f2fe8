import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { sessionTexts } from './texts/early';

/** Codes that have a better explanation than "wrong access data". */
const explained: readonly string[] = [
  'external_login_denied',
  'external_login_expired',
  'external_login_off',
  'login_locked',
  'offline',
  'second_factor_incorrect',
  'session_expired',
  'too_many_requests',
  'unavailable',
];

/**
 * Why nobody was let in. Every answer but success is "wrong access data" (R-AUT-08), except when waiting or the
 * network would help, or when the right data were followed by no session or by nothing of what belongs to it
 * (`data`, R-AUT-12).
 */
export function LoginErrorNotice({ error }: { error: unknown }) {
  const text = useText(sessionTexts);
  const explain = useErrorText();
  const code = isCallError(error) ? error.code : '';
  const told = explained.includes(code)
    ? explain(error).text
    : text(code === 'data' ? 'dataNotLoaded' : 'rejection.login_incorrect');
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        p: 1.5,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
        color: 'error.main',
        fontWeight: 600,
      }}
    >
      <ErrorRounded aria-hidden />
      {told}
    </Box>
  );
}
