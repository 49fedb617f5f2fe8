import AlarmRounded from '@mui/icons-material/AlarmRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HourglassDisabledRounded from '@mui/icons-material/HourglassDisabledRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import NotificationImportantRounded from '@mui/icons-material/NotificationImportantRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { type MopRequest, MopStatus, phaseOf, type Span } from '@portal/contracts/areas/mop';
import { statusTones, type StatusTone } from '#ui/StatusChip';

/** Where a pause stands for people: its status, seen together with its time and with who ended it. */
export type PauseState = 'pending' | 'confirmed' | 'running' | 'ended' | 'lapsed' | 'cancelled' | 'withdrawn';

interface StateLook {
  readonly tone: StatusTone;
  readonly icon: SvgIconComponent;
}

export const stateLooks: Readonly<Record<PauseState, StateLook>> = {
  pending: { tone: statusTones.waiting, icon: HourglassTopRounded },
  confirmed: { tone: statusTones.done, icon: CheckCircleRounded },
  running: { tone: statusTones.underway, icon: PauseCircleRounded },
  ended: { tone: statusTones.over, icon: TaskAltRounded },
  lapsed: { tone: statusTones.over, icon: HourglassDisabledRounded },
  cancelled: { tone: statusTones.cancelled, icon: BlockRounded },
  withdrawn: { tone: statusTones.cancelled, icon: UndoRounded },
};

/** How a status looks in menus and filters, where no time is known. */
export const statusLooks: Readonly<Record<MopStatus, StateLook>> = {
  [MopStatus.Pending]: stateLooks.pending,
  [MopStatus.Confirmed]: stateLooks.confirmed,
  [MopStatus.Cancelled]: stateLooks.cancelled,
};

export const LateIcon = AlarmRounded;
export const BegunIcon = NotificationImportantRounded;

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

/** Its time has begun and nobody has decided about it. @param now milliseconds */
export const hasBegunPending = (pause: Standing, now: number): boolean =>
  stateOf(pause, now) === 'pending' && Date.parse(pause.start_date) <= now;

/** Nothing can be decided about it any more. @param now milliseconds */
export const isSettled = (pause: Standing, now: number): boolean => isOver(pause, now) || pause.withdrawn;

/** Its time is over: nothing is decided about it any more (`pause_over`). */
export const isOver = (pause: Standing, now: number): boolean =>
  pause.ended_at !== null || phaseOf(spanOf(pause), new Date(now).toISOString()) === 'over';
