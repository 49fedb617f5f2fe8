import type { StatusTone } from './StatusChip';

/** What a status means to its reader, and its colour: the same in every area. Red is for what is wrong. */
export const statusTones = {
  /** Somebody works on it. */
  underway: 'info',
  /** It waits for somebody. */
  waiting: 'warning',
  /** It is being made and brought. */
  delivering: 'violet',
  /** As it was wished: done, agreed, published. */
  done: 'success',
  /** Over, put away or not to be seen: nobody has to do anything. */
  over: 'neutral',
  /** Called off: the same wherever something can be. */
  cancelled: 'neutral',
  /** Something does not work. */
  wrong: 'error',
} as const satisfies Readonly<Record<string, StatusTone>>;
