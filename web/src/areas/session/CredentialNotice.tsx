import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useSessionState } from '#core/session/session-state';
import { endingTexts, passwordTexts } from './texts';
import { sessionTexts } from './texts/early';

const looks = {
  success: { Icon: CheckCircleRounded, role: 'status' },
  error: { Icon: ErrorRounded, role: 'alert' },
  info: { Icon: InfoRounded, role: 'status' },
} as const;

interface CredentialNoticeProps {
  kind: keyof typeof looks;
  action?: ReactNode;
  children: ReactNode;
}

export function CredentialNotice({ kind, action, children }: CredentialNoticeProps) {
  const { Icon, role } = looks[kind];
  const color = `${kind}.main`;
  return (
    <Stack
      direction="row"
      role={role}
      sx={{
        gap: 1,
        alignItems: 'flex-start',
        p: 1.5,
        border: 1,
        borderColor: color,
        borderRadius: 1,
        color,
        fontWeight: 600,
        overflowWrap: 'anywhere',
      }}
    >
      <Icon aria-hidden />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, minWidth: 0 }}>
        {children}
        {action}
      </Box>
    </Stack>
  );
}

/** Codes whose own text says more than "wrong access data". */
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

/** R-AUT-08; `data`: signed in, but no session was loaded (R-AUT-12). */
export function LoginErrorNotice({ error }: { error: unknown }) {
  const text = useText(sessionTexts);
  const explain = useErrorText();
  const code = isCallError(error) ? error.code : '';
  return (
    <CredentialNotice kind="error">
      {explained.includes(code)
        ? explain(error).text
        : text(code === 'data' ? 'dataNotLoaded' : 'rejection.login_incorrect')}
    </CredentialNotice>
  );
}

/** Empty if the session was ended here on purpose (S2). */
export function SessionEndingNotice() {
  const text = useText(endingTexts);
  const { ending } = useSessionState();
  if (ending === null || ending === 'logout' || ending === 'terms-rejected') return null;
  return <CredentialNotice kind="info">{text(ending)}</CredentialNotice>;
}

export function PasswordChangedNotice() {
  const text = useText(passwordTexts);
  return <CredentialNotice kind="success">{text('changed')}</CredentialNotice>;
}
