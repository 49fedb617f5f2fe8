import type { OrderStatus } from '@portal/contracts/areas/orders';
import { later, officeTime } from '../calendar';
import type { SeededRandom } from '../seeded-random';

export interface StatusStep {
  readonly status: OrderStatus;
  readonly at: string;
  /** Index in the list of administrators. */
  readonly by: number;
}

/** Statuses after the first, each with minimum and maximum hours. */
type Course = readonly (readonly [status: OrderStatus, minHours: number, maxHours: number])[];

const courses: readonly (readonly [course: Course, weight: number])[] = [
  [
    [
      [3, 5, 60],
      [4, 60, 240],
    ],
    50,
  ],
  [
    [
      [2, 2, 30],
      [3, 20, 110],
      [4, 70, 260],
    ],
    30,
  ],
  [
    [
      [2, 3, 40],
      [5, 24, 200],
    ],
    7,
  ],
  [[[5, 1, 50]], 5],
  // Delivered too early.
  [
    [
      [3, 8, 50],
      [4, 60, 160],
      [3, 3, 30],
      [4, 40, 120],
    ],
    3,
  ],
  [
    [
      [2, 4, 30],
      [3, 10, 90],
      [2, 10, 60],
      [3, 20, 100],
      [4, 80, 200],
    ],
    5,
  ],
];

/** At office hours, oldest first, until the reference day. */
export function historyOf(
  placedAt: string,
  until: string,
  administrators: number,
  random: SeededRandom,
): readonly StatusStep[] {
  const steps: StatusStep[] = [];
  let at = placedAt;
  for (const [status, minHours, maxHours] of random.weighted(courses)) {
    at = officeTime(later(at, minHours + random.next() * (maxHours - minHours)), random.between(1, 58));
    if (at >= until) break;
    steps.push({ status, at, by: random.between(0, administrators - 1) });
  }
  return steps;
}
