import AlarmRounded from '@mui/icons-material/AlarmRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HourglassDisabledRounded from '@mui/icons-material/HourglassDisabledRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { MopRequest, Span } from '@portal/contracts/areas/mop';
import { MopStatus, phaseOf } from '@portal/contracts/areas/mop';
import type { StatusTone } from '#ui/StatusChip';

/** Where a pause stands for people: its status, seen together with its time and with who ended it. */
export type PauseState = 'pending' | 'confirmed' | 'running' | 'ended' | 'lapsed' | 'cancelled' | 'withdrawn';

interface StateLook {
  readonly tone: StatusTone;
  readonly icon: SvgIconComponent;
}

export const stateLooks: Readonly<Record<PauseState, StateLook>> = {
  pending: { tone: 'warning', icon: HourglassTopRounded },
  confirmed: { tone: 'success', icon: CheckCircleRounded },
  running: { tone: 'primary', icon: PauseCircleRounded },
  ended: { tone: 'neutral', icon: TaskAltRounded },
  lapsed: { tone: 'neutral', icon: HourglassDisabledRounded },
  cancelled: { tone: 'error', icon: BlockRounded },
  withdrawn: { tone: 'neutral', icon: UndoRounded },
};

/** How a status looks in menus and filters, where no time is known. */
export const statusLooks: Readonly<Record<MopStatus, StateLook>> = {
  [MopStatus.Pending]: stateLooks.pending,
  [MopStatus.Confirmed]: stateLooks.confirmed,
  [MopStatus.Cancelled]: stateLooks.cancelled,
};

export const LateIcon = AlarmRounded;

/** What the state of a pause is read from. */
export type Standing = Pick<MopRequest, 'start_date' | 'end_date' | 'status' | 'withdrawn' | 'ended_at'>;

export const spanOf = ({ start_date, end_date }: Pick<MopRequest, 'start_date' | 'end_date'>): Span => ({
  start: start_date,
  end: end_date,
});

/** @param now milliseconds */
export function stateOf(pause: Standing, now: number): PauseState {
  if (pause.status === MopStatus.Cancelled) return pause.withdrawn ? 'withdrawn' : 'cancelled';
  const phase = pause.ended_at === null ? phaseOf(spanOf(pause), new Date(now).toISOString()) : 'over';
  if (pause.status === MopStatus.Pending) return phase === 'over' ? 'lapsed' : 'pending';
  return ({ over: 'ended', running: 'running', upcoming: 'confirmed' } as const)[phase];
}

/** Nothing can be decided about it any more. @param now milliseconds */
export const isSettled = (pause: Standing, now: number): boolean => isOver(pause, now) || pause.withdrawn;

/** Its time is over: nothing is decided about it any more (`pause_over`). */
export const isOver = (pause: Standing, now: number): boolean =>
  pause.ended_at !== null || phaseOf(spanOf(pause), new Date(now).toISOString()) === 'over';
