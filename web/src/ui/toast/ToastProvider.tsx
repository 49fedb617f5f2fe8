import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import { Button, IconButton, Typography } from '@mui/material';
import { keyframes, styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useMemo, useRef, useState, useEffect, useEffectEvent } from 'react';
import { isCallError } from '#core/client/call-error';
import { isOffline, useBackOnline } from '#core/client/network';
import { useErrorText } from '#core/client/use-error-text';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { uiTexts } from '../texts/early';
import { type Toast, ToastContext, type Toasts, toastDuration } from './toast-context';

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

export const Slip = styled('div')(({ theme }) => ({
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

export const SlipPlace = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 76,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1),
  pointerEvents: 'none',
  zIndex: theme.zIndex.snackbar,
  [theme.breakpoints.up('md')]: { bottom: 24 },
}));

const maxAtOnce = 3;

/** The same `about`, or the same text without undo. */
const isReplacedBy = ({ about, text }: Toast, shown: Toast) =>
  (about !== undefined && about === shown.about) ||
  (text !== undefined && text === shown.text && shown.onUndo === undefined);

/** The live region is always mounted. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);

  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    nextId.current += 1;
    const added = { ...toast, id: nextId.current };
    setShown((before) => {
      const all = [...before.filter((one) => !isReplacedBy(added, one)), added];
      const passing = all.filter(({ stays }) => stays !== true).slice(-maxAtOnce);
      return all.filter((one) => one.stays === true || passing.includes(one));
    });
  }, []);
  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((toast) => toast.id !== id));
  }, []);

  // Offline errors are over.
  useBackOnline(() => setShown((before) => before.filter(({ error }) => !isOffline(error))));

  const toasts = useMemo<Toasts>(
    () => ({
      done: (text, onUndo, about) => show({ tone: 'success', text, onUndo, about }),
      info: (text, action, lasts) => show({ tone: 'info', text, action, lasts }),
      offer: (text, action) => show({ tone: 'info', text, action, stays: true }),
      failed: (error) => show({ tone: 'error', error }),
      withdraw: () => setShown((before) => before.filter(({ tone }) => tone !== 'success')),
    }),
    [show],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <div role="status" aria-live="polite" data-print="no">
        {shown.length > 0 && <ToastStack toasts={shown} onDismiss={dismiss} />}
      </div>
    </ToastContext>
  );
}

const icons = { success: CheckCircleRounded, info: InfoRounded, error: ErrorRounded } as const;

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
  // Conflicts name the person.
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

const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

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
function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  useUndoKey({ toasts, onDismiss });
  return (
    <SlipPlace>
      {toasts.map((toast) => (
        <ToastSlip key={toast.id} toast={toast} lasts={toast.lasts ?? toastDuration} onDismiss={onDismiss} />
      ))}
    </SlipPlace>
  );
}
