import type { SvgIconComponent } from '@mui/icons-material';
import type { StatusTone } from '../StatusChip';
import type { Lasting } from './week-places';

interface Marked {
  readonly icon: SvgIconComponent;
  readonly word: string;
}

export interface WeekEntry extends Lasting, Marked {
  readonly id: string;
  readonly tone: StatusTone;
  /** For screen readers. */
  readonly label: string;
  readonly mark?: Marked;
  readonly isRunning?: boolean;
  /** Muted. */
  readonly isFaint?: boolean;
}

export interface WeekLine {
  readonly entries: readonly WeekEntry[];
  /** For screen readers. */
  readonly label: string;
}

export interface WeekProps extends WeekLine {
  /** `2026-11-23` */
  readonly monday: string;
  /** Another week is loading. */
  readonly isBusy?: boolean;
  readonly onOpen: (id: string) => void;
}
