import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const looks = {
  success: { Icon: CheckCircleRounded, role: 'status' },
  error: { Icon: ErrorRounded, role: 'alert' },
  info: { Icon: InfoRounded, role: 'status' },
} as const;

interface CredentialNoticeProps {
  kind: keyof typeof looks;
  /** What to do about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** What became of something about a password: a sentence in a frame. */
export function CredentialNotice({ kind, action, children }: CredentialNoticeProps) {
  const { Icon, role } = looks[kind];
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        p: 1.5,
        border: 1,
        borderColor: `${kind}.main`,
        borderRadius: 1,
        color: `${kind}.main`,
        fontWeight: 600,
        overflowWrap: 'anywhere',
      }}
    >
      <Icon aria-hidden />
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5, minWidth: 0 }}>
        {children}
        {action}
      </Box>
    </Box>
  );
}
