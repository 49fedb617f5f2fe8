import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { isOffline, useBackOnline } from '#core/client/use-back-online';
import { type Toast, ToastContext, type Toasts } from './toast-context';
import { ToastStack } from './ToastStack';

const maxAtOnce = 3;

/** The same `about`, or the same text without undo. */
const isReplacedBy = ({ about, text }: Toast, shown: Toast) =>
  (about !== undefined && about === shown.about) ||
  (text !== undefined && text === shown.text && shown.onUndo === undefined);

/** Toasts; the live region is always mounted. */
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
