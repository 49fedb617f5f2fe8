import { MopStatus } from '@portal/contracts/areas/mop';
import { later, officeTime } from '../calendar';
import type { SeededRandom } from '../seeded-random';
import { cancelReasons } from './pause-words';

export type PauseStep =
  | {
      readonly what: 'decided';
      readonly at: string;
      readonly userId: number;
      readonly status: MopStatus;
      /** Empty unless cancelled. */
      readonly cancelReason: string;
    }
  | { readonly what: 'withdrawn'; readonly at: string; readonly userId: number };

interface Going {
  readonly pause: {
    readonly requestedAt: string;
    /** The requester, who may withdraw it. */
    readonly userId: number;
  };
  /** Initial status. */
  readonly first: MopStatus;
  /** Current or future: more of these are undecided. */
  readonly isAhead: boolean;
  /** ISO 8601 UTC; no step lies later. */
  readonly until: string;
  readonly administrators: readonly number[];
  readonly random: SeededRandom;
}

const { Pending, Confirmed, Cancelled } = MopStatus;
type Course = readonly (MopStatus | 'withdrawn')[];

/** Weighted. Undecided requests lapse. */
const ofPending: readonly (readonly [Course, number])[] = [
  [[Confirmed], 70],
  [[Cancelled], 11],
  [[], 6],
  [[Confirmed, Cancelled], 4],
  [[Cancelled, Confirmed], 3],
  [[Confirmed, 'withdrawn'], 3],
  [['withdrawn'], 3],
];
const ofPendingAhead: readonly (readonly [Course, number])[] = [
  [[], 45],
  ...ofPending.map(([course, weight]) => [course, weight / 2] as const),
];
/** Weighted courses after automatic confirmation. */
const ofConfirmed: readonly (readonly [Course, number])[] = [
  [[], 88],
  [[Cancelled], 6],
  [[Pending, Confirmed], 2],
  [['withdrawn'], 4],
];

function coursesFor({ first, isAhead }: Going) {
  if (first === Confirmed) return ofConfirmed;
  return isAhead ? ofPendingAhead : ofPending;
}

/** At office hours. */
export function courseOf(going: Going): readonly PauseStep[] {
  const { pause, until, administrators, random } = going;
  const steps: PauseStep[] = [];
  let at = pause.requestedAt;
  for (const next of random.weighted(coursesFor(going))) {
    at = officeTime(later(at, 0.4 + random.next() * 20), random.between(1, 58));
    if (at >= until) break;
    steps.push(
      next === 'withdrawn'
        ? { what: next, at, userId: pause.userId }
        : {
            what: 'decided',
            at,
            userId: random.pick(administrators),
            status: next,
            cancelReason: next === Cancelled ? random.pick(cancelReasons) : '',
          },
    );
  }
  return steps;
}
