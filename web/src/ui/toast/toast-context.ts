import { createContext, use } from 'react';

/** Milliseconds for which a message can be read and undone (U5, R-CON-07). */
export const toastDuration = 5000;

export type ToastTone = 'success' | 'info' | 'error';

/** What can be done about a message beside reading it. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text?: string;
  /** A failure, explained when it is shown. */
  readonly error?: unknown;
  /** Offered for as long as the message stands. */
  readonly onUndo?: () => void;
  readonly action?: ToastAction;
  /** Milliseconds, where it is another time than usual. */
  readonly lasts?: number;
  /** Stands until it is closed. */
  readonly stays?: boolean;
  /** What it is about: the next message about the same takes its place. */
  readonly about?: string;
}

export interface Toasts {
  /**
   * Something is done. With `onUndo` it can be taken back for five seconds.
   * @param about only the last message about it is shown: what is switched on and off says one thing
   */
  readonly done: (text: string, onUndo?: () => void, about?: string) => void;
  /** Something happened; with an action it can be looked at. */
  readonly info: (text: string, action?: ToastAction, lasts?: number) => void;
  /** Something can be done, whenever the person likes: stands until it is done or closed. */
  readonly offer: (text: string, action: ToastAction) => void;
  /** Something failed: says what, what to do and the code. */
  readonly failed: (error: unknown) => void;
  /** What was said to be done holds no longer, nor can it be undone: those messages go. */
  readonly withdraw: () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Short messages that need no answer, read out by screen readers. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
