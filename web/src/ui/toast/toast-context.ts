import { createContext, use } from 'react';

/** Milliseconds to read and undo (U5, R-CON-07). */
export const toastDuration = 5000;

type ToastTone = 'success' | 'info' | 'error';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text?: string;
  /** Explained when shown. */
  readonly error?: unknown;
  readonly onUndo?: () => void;
  readonly action?: ToastAction;
  /** Milliseconds, unless the default. */
  readonly lasts?: number;
  /** Until closed. */
  readonly stays?: boolean;
  /** Subject; the next toast on it replaces this one. */
  readonly about?: string;
}

export interface Toasts {
  /**
   * With `onUndo`, undoable for five seconds.
   * @param about subject: replaces its last toast
   */
  readonly done: (text: string, onUndo?: () => void, about?: string) => void;
  readonly info: (text: string, action?: ToastAction, lasts?: number) => void;
  readonly offer: (text: string, action: ToastAction) => void;
  readonly failed: (error: unknown) => void;
  readonly withdraw: () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
