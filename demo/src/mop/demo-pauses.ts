import { type Market, marketRecords, restaurantStaff, Role, trialDays } from '@portal/contracts';
import { MopStatus } from '@portal/contracts/areas/mop';
import { instantBefore, later, officeTime } from '../calendar';
import type { DemoRestaurant } from '../restaurants';
import type { SeededRandom } from '../seeded-random';
import type { DemoUser } from '../users';
import { courseOf, type PauseStep } from './pause-course';
import { pauseReasons } from './pause-words';

export interface DemoPause {
  /** Stable across runs. */
  readonly key: string;
  readonly restaurantId: number;
  readonly userId: number;
  readonly requestedAt: string;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
  /** Oldest first. */
  readonly steps: readonly PauseStep[];
  /** Ended by the clock before the reference day. */
  readonly ended: boolean;
}

/** Automatic confirmation, switched by an administrator. */
export interface DemoSwitch {
  readonly at: string;
  readonly on: boolean;
  readonly userId: number;
}

export interface PauseGround {
  readonly market: Market;
  readonly today: string;
  readonly users: readonly DemoUser[];
  readonly restaurants: readonly DemoRestaurant[];
}

/** Days before the reference day: on, off, … */
const switchedDaysAgo = [560, 505, 310, 265, 110, 62];

const administratorsAmong = (users: readonly DemoUser[]) =>
  users.filter(({ role, active }) => role === Role.Administrator && active);

export function demoSwitches({ market, today, users }: PauseGround): readonly DemoSwitch[] {
  if (!marketRecords[market].features.mobileOrderPause) return [];
  const administrators = administratorsAmong(users);
  return switchedDaysAgo.flatMap((days, index) => {
    const administrator = administrators[index % administrators.length];
    const at = instantBefore(today, days, 8.25 + index);
    return administrator ? [{ at, on: index % 2 === 0, userId: administrator.userId }] : [];
  });
}

/** About two years; past, current and future. Oldest request first. */
export function demoPauses(
  ground: PauseGround,
  switches: readonly DemoSwitch[],
  random: SeededRandom,
): readonly DemoPause[] {
  const { market, restaurants } = ground;
  if (!marketRecords[market].features.mobileOrderPause) return [];
  const pauses = restaurants
    .filter(({ active, mopService }) => active && mopService)
    .flatMap((restaurant) =>
      pausesOf(restaurant, ground, switches, random.fork(`restaurant-${restaurant.restaurantId}`)),
    );
  return [...pauses, ...secondRequests(pauses, ground)].sort((one, other) =>
    one.requestedAt < other.requestedAt ? -1 : 1,
  );
}

/** Of pauses that were refused in the last ninety days: the trial of automatic confirmation differs. */
const maxSecondRequests = 3;

/** The same hours again with a better reason, and confirmed. */
function secondRequests(pauses: readonly DemoPause[], { today }: PauseGround): readonly DemoPause[] {
  const since = instantBefore(today, trialDays - 2, 0);
  return pauses
    .flatMap((pause): DemoPause[] => {
      const [refused] = pause.steps;
      if (pause.requestedAt < since || pause.steps.length !== 1 || !isRefusal(refused)) return [];
      const requestedAt = officeTime(later(refused.at, 1.5), 40);
      const at = officeTime(later(requestedAt, 2), 50);
      if (at >= pause.start || !pause.ended) return [];
      const steps = [{ ...refused, at, status: MopStatus.Confirmed, cancelReason: '' }];
      const [reason] = pauseReasons.map(([each]) => each).filter((each) => each !== pause.reason);
      return [{ ...pause, key: `${pause.key}-again`, requestedAt, reason: reason ?? pause.reason, steps }];
    })
    .slice(0, maxSecondRequests);
}

const isRefusal = (step: PauseStep | undefined): step is Extract<PauseStep, { what: 'decided' }> =>
  step?.what === 'decided' && step.status === MopStatus.Cancelled;

/** Days before the reference day; negative ones lie ahead. No overlap. */
function beginnings(busy: boolean, random: SeededRandom): readonly number[] {
  const days: number[] = [];
  for (let at = random.between(560, 690); at > 8; at -= random.between(busy ? 25 : 70, busy ? 90 : 230)) {
    days.push(at);
  }
  if (busy || random.chance(0.4)) days.push(random.weighted(presentOnes));
  return days;
}

const yesterday = 1;
const presentOnes = [
  [yesterday, 3],
  [-1, 2],
  [-2, 2],
  [-4, 2],
  [-6, 2],
  [-8, 2],
  [-11, 1],
] as const;

function pausesOf(
  restaurant: DemoRestaurant,
  ground: PauseGround,
  switches: readonly DemoSwitch[],
  random: SeededRandom,
): readonly DemoPause[] {
  const { restaurantId } = restaurant;
  const staff = ground.users.filter(
    ({ role, active, terms, restaurants }) =>
      restaurantStaff.includes(role) && active && terms && restaurants.includes(restaurantId),
  );
  const first = staff[0];
  if (!first) return [];
  // Company 0 is the named franchisee's: its screens are full.
  return beginnings(restaurant.company === 0, random.fork('days')).map((days, index) => {
    const name = `${restaurantId}-${index}`;
    const chance = random.fork(`pause-${index}`);
    const user = chance.chance(0.7) ? first : chance.pick(staff);
    return pauseAt(`pause-${name}`, days, { restaurantId, user, ground, switches, random: chance });
  });
}

interface Asking {
  readonly restaurantId: number;
  readonly user: DemoUser;
  readonly ground: PauseGround;
  readonly switches: readonly DemoSwitch[];
  readonly random: SeededRandom;
}

const quarter = (instant: string) =>
  new Date(Math.round(Date.parse(instant) / 900_000) * 900_000).toISOString();

/** Shift of night requests. */
const nightHours = 8;

/** Mostly a week ahead; never after the reference day. */
function requestTime(start: string, today: string, random: SeededRandom): string {
  const hours = random.chance(0.25) ? random.between(3, 40) : random.between(110, 300);
  const requested = later(start, -hours - random.next());
  const latest = instantBefore(today, 0, -1 - random.next() * 40);
  const earlier = requested < latest ? requested : latest;
  const hour = new Date(earlier).getUTCHours();
  return hour >= 6 && hour < 22 ? earlier : later(earlier, -nightHours);
}

function matterOf(days: number, today: string, random: SeededRandom) {
  const [reason, minHours, maxHours] = random.pick(pauseReasons);
  const runsNow = days === yesterday;
  const start = quarter(instantBefore(today, days, random.between(7, 18)));
  const end = quarter(later(start, random.between(minHours, maxHours) + (runsNow ? 40 : 0)));
  return { start, end, reason };
}

const isOnAt = (switches: readonly DemoSwitch[], instant: string): boolean =>
  switches.findLast(({ at }) => at < instant)?.on ?? false;

function pauseAt(key: string, days: number, asking: Asking): DemoPause {
  const { restaurantId, user, ground, switches, random } = asking;
  const { userId } = user;
  const today = instantBefore(ground.today, 0, 0);
  const matter = matterOf(days, today, random);
  const requestedAt = requestTime(matter.start, today, random.fork('request'));
  const isOver = matter.end < today;
  const steps = courseOf({
    pause: { ...matter, requestedAt, userId },
    first: isOnAt(switches, requestedAt) ? MopStatus.Confirmed : MopStatus.Pending,
    isAhead: days <= yesterday,
    until: isOver ? matter.end : today,
    administrators: administratorsAmong(ground.users).map((administrator) => administrator.userId),
    random: random.fork('course'),
  });
  const withdrawn = steps.some(({ what }) => what === 'withdrawn');
  return { key, restaurantId, userId, requestedAt, ...matter, steps, ended: isOver && !withdrawn };
}
