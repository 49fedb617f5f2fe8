import type { StatusTone } from './StatusChip';

/** Meanings of tones, the same in every area. Red means wrong. */
export const statusTones = {
  /** Someone works on it. */
  underway: 'info',
  /** Awaits someone. */
  waiting: 'warning',
  /** In production or delivery. */
  delivering: 'violet',
  /** Done, agreed, published. */
  done: 'success',
  /** Over, archived or hidden: nothing to do. */
  over: 'neutral',
  cancelled: 'neutral',
  wrong: 'error',
} as const satisfies Readonly<Record<string, StatusTone>>;
