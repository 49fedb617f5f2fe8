import { MopStatus } from '@portal/contracts/areas/mop';
import { later, officeTime } from '../calendar';
import type { SeededRandom } from '../seeded-random';
import { cancelReasons } from './pause-words';

/** Something that a person did about a pause. */
export type PauseStep =
  | {
      readonly what: 'decided';
      readonly at: string;
      readonly userId: number;
      readonly status: MopStatus;
      /** Empty but for a cancellation. */
      readonly cancelReason: string;
    }
  | { readonly what: 'withdrawn'; readonly at: string; readonly userId: number };

interface Going {
  readonly pause: {
    readonly requestedAt: string;
    /** Who asked, and may take it back. */
    readonly userId: number;
  };
  /** With which status it was born. */
  readonly first: MopStatus;
  /** It runs now or is still to come: more of these wait for a decision. */
  readonly isAhead: boolean;
  /** Nothing happens from here on, ISO 8601 UTC. */
  readonly until: string;
  readonly administrators: readonly number[];
  readonly random: SeededRandom;
}

const { Pending, Confirmed, Cancelled } = MopStatus;
type Course = readonly (MopStatus | 'withdrawn')[];

/** What happens to a pending request, with how often. One that nobody decides about lapses. */
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
/** What happens to one that the switch has confirmed. */
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

/** What people did about a pause, at office hours, as far as it has happened before its end and until now. */
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
