import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '#app/client/use-error-text';
import { T } from '#app/i18n/T';
import { useText } from '#app/i18n/use-text';
import { motion, radii } from '#app/theme/tokens';
import { uiMessages } from '../ui.messages';
import type { Toast, ToastTone } from './toast-context';
import { toastDuration } from './toast-context';

const icons = { success: CheckCircleRounded, info: InfoRounded, error: ErrorRounded } as const;

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });
const Slip = styled('div')<{ tone: ToastTone }>(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  maxWidth: 'min(560px, calc(100vw - 32px))',
  padding: '6px 8px 6px 14px',
  borderRadius: radii.card,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  boxShadow: '0 12px 32px rgb(20 18 15 / 0.28)',
  pointerEvents: 'auto',
  animation: `${rise} ${motion.slow}ms ${motion.ease}`,
}));

interface SlipProps {
  toast: Toast;
  /** Milliseconds. */
  lasts: number;
  onDismiss: (id: number) => void;
}

function ToastSlip({ toast, lasts, onDismiss }: SlipProps) {
  const text = useText(uiMessages);
  const explain = useErrorText();
  const failure = toast.tone === 'error' ? explain(toast.error) : null;
  const [isHeld, setHeld] = useState(false);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  // Errors stay until they are read; the rest waits while the pointer or the focus is on it (WCAG 2.2.1).
  const stays = isHeld || toast.tone === 'error';

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(), lasts);
    return () => clearTimeout(timer);
  }, [stays, lasts]);

  const Icon = icons[toast.tone];
  const action = toast.onUndo === undefined ? toast.action : { label: text('undo'), run: toast.onUndo };
  const act = () => {
    action?.run();
    onDismiss(toast.id);
  };
  return (
    <Slip
      tone={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden />
      <Box sx={{ flex: 1, typography: 'body2', py: 0.5 }}>
        {failure?.text ?? toast.text}
        {failure !== null && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', opacity: 0.8 }}>
            <T of={uiMessages} id="errorCode" values={{ code: failure.code }} />
          </Box>
        )}
      </Box>
      {action !== undefined && (
        <Button
          variant="text"
          color="inherit"
          size="small"
          onClick={act}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        sx={{ color: 'inherit' }}
        aria-label={text('close')}
        onClick={() => onDismiss(toast.id)}
      >
        <CloseRounded />
      </IconButton>
    </Slip>
  );
}

interface ToastStackProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** The messages that stand, the newest at the bottom. */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: { xs: 76, md: 24 },
        alignItems: 'center',
        pointerEvents: 'none',
        zIndex: 'snackbar',
      }}
    >
      {toasts.map((toast) => (
        <ToastSlip key={toast.id} toast={toast} lasts={toast.lasts ?? toastDuration} onDismiss={onDismiss} />
      ))}
    </Stack>
  );
}
