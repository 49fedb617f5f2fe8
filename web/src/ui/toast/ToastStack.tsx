import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { Slip, SlipPlace } from './Slip';
import { type Toast, toastDuration } from './toast-context';

const icons = { success: CheckCircleRounded, info: InfoRounded, error: ErrorRounded } as const;

/** The slip is dark on light pages: a shade of its ink. */
const onSlip = 'color-mix(in srgb, currentColor 18%, transparent)';

const mustBeRead = ({ tone, stays }: Toast) => tone === 'error' || stays === true;

interface SlipProps {
  toast: Toast;
  /** Milliseconds. */
  lasts: number;
  onDismiss: (id: number) => void;
}

function ToastSlip({ toast, lasts, onDismiss }: SlipProps) {
  const text = useText(uiTexts);
  const explain = useErrorText();
  const failure = toast.tone === 'error' ? explain(toast.error) : null;
  // Conflicts name the other person: no code needed.
  const isExplained = isCallError(toast.error) && 'who' in toast.error.details;
  const [isHeld, setHeld] = useState(false);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  // Hover and focus pause it (WCAG 2.2.1).
  const stays = isHeld || mustBeRead(toast);

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
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden />
      <Typography variant="body2" component="div" sx={{ flex: 1, py: 0.5 }}>
        {failure?.text ?? toast.text}
        {failure !== null && !isExplained && (
          <Typography variant="caption" component="span" sx={{ display: 'block', opacity: 0.8 }}>
            <T of={uiTexts} id="errorCode" values={{ code: failure.code }} />
          </Typography>
        )}
      </Typography>
      {action !== undefined && (
        <Button
          variant="text"
          color="inherit"
          size="small"
          onClick={act}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap', '&:hover': { backgroundColor: onSlip } }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        sx={{ color: 'inherit', '&:hover': { backgroundColor: onSlip } }}
        aria-label={text('close')}
        onClick={() => onDismiss(toast.id)}
      >
        <CloseRounded />
      </IconButton>
    </Slip>
  );
}

/** Fields undo typing by the same key. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

/** Ctrl+Z undoes the last undoable. */
function useUndoKey({ toasts, onDismiss }: ToastStackProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    const last = toasts.findLast(({ onUndo }) => onUndo !== undefined);
    if (!isUndo || last === undefined || event.defaultPrevented || hasOwnUndo(event.target)) return;
    event.preventDefault();
    last.onUndo?.();
    onDismiss(last.id);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

interface ToastStackProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** Newest last. */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  useUndoKey({ toasts, onDismiss });
  return (
    <SlipPlace>
      {toasts.map((toast) => (
        <ToastSlip key={toast.id} toast={toast} lasts={toast.lasts ?? toastDuration} onDismiss={onDismiss} />
      ))}
    </SlipPlace>
  );
}
