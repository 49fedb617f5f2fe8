import type { SvgIconComponent } from '@mui/icons-material';
import type { StatusTone } from '../StatusChip';
import type { Lasting } from './week-places';

interface Marked {
  readonly icon: SvgIconComponent;
  readonly word: string;
}

/** Something that a week shows: colour, icon and word, where its time is. */
export interface WeekEntry extends Lasting, Marked {
  readonly id: string;
  readonly tone: StatusTone;
  /** All of it in words, for screen readers. */
  readonly label: string;
  /** What else is worth knowing at a glance. */
  readonly mark?: Marked;
  /** It runs now: stands out. */
  readonly isRunning?: boolean;
  /** It counts no more: stands back. */
  readonly isFaint?: boolean;
}

/** What lies in a week, and what that is. */
export interface WeekLine {
  readonly entries: readonly WeekEntry[];
  /** What the week shows, for screen readers. */
  readonly label: string;
}

/** What week strips of every kind are told. */
export interface WeekProps extends WeekLine {
  /** The Monday, `2026-11-23`. */
  readonly monday: string;
  /** Another week is on its way. */
  readonly isBusy?: boolean;
  readonly onOpen: (id: string) => void;
}
