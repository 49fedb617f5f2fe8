import { daysAfter, type Market, restaurantStaff, Role } from '@portal/contracts';
import {
  firstDayOf,
  lastDayOf,
  type NationalContent,
  priorityRanks,
  slotOf,
  type StrategySlot,
  strategyPlaces,
  yearOfDay,
} from '@portal/contracts/areas/planner';
import { later } from '../calendar';
import type { DemoRestaurant } from '../restaurants';
import type { SeededRandom } from '../seeded-random';
import type { DemoUser } from '../users';
import type { DemoNationalPlan } from './demo-national-plans';
import { planWords } from './plan-words';

/** Without an objective, a custom one. */
export interface DemoPriority {
  readonly objectiveId: number | null;
  readonly name: string;
  readonly rank: (typeof priorityRanks)[number];
  readonly week: 'week' | 'weekend' | null;
  readonly daypart: 'manana' | 'comida' | 'tarde' | 'cena' | 'allday';
  readonly behaviour: 'frecuencia' | 'ticket' | 'penetracion';
  readonly sales: number;
  readonly newGuests: number;
}

export interface DemoStrategy {
  readonly slot: StrategySlot;
  readonly sectionId: number | null;
  readonly name: string;
}

export interface DemoAction {
  readonly slot: StrategySlot;
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

export interface DemoPlan {
  readonly restaurantId: number;
  readonly userId: number;
  readonly year: number;
  readonly at: string;
  readonly priorities: readonly DemoPriority[];
  readonly strategies: readonly DemoStrategy[];
  readonly actions: readonly DemoAction[];
}

interface Ground {
  readonly market: Market;
  readonly today: string;
  readonly users: readonly DemoUser[];
  readonly restaurants: readonly DemoRestaurant[];
  readonly national: readonly DemoNationalPlan[];
}

type Moment = Partial<Pick<DemoPriority, 'week' | 'daypart'>>;

/** By word in the objective's name. */
const moments: readonly (readonly [word: string, when: Moment])[] = [
  ['fin de semana', { week: 'weekend' }],
  ['martes', { week: 'week', daypart: 'tarde' }],
  ['oficinas', { week: 'week', daypart: 'comida' }],
  ['desayunos', { daypart: 'manana' }],
  ['cena', { daypart: 'cena' }],
];
const momentOf = (name: string) => moments.find(([word]) => name.includes(word))?.[1];

function prioritiesIn({ objectives }: NationalContent, random: SeededRandom): readonly DemoPriority[] {
  const chosen = [...objectives].sort((a, b) => random.fork(a.name).next() - random.fork(b.name).next());
  return priorityRanks.map((rank): DemoPriority => {
    const isOwn = rank === 3 && random.chance(0.6);
    const objective = chosen[rank - 1];
    const name = isOwn ? random.pick(planWords.ownObjectives) : (objective?.name ?? '');
    return {
      objectiveId: isOwn ? null : (objective?.id ?? null),
      name,
      rank,
      week: random.pick(['week', 'weekend', null] as const),
      daypart: random.pick(['manana', 'comida', 'tarde', 'cena', 'allday'] as const),
      ...momentOf(name),
      behaviour: random.pick(['frecuencia', 'ticket', 'penetracion'] as const),
      sales: random.between(10, 80) / 10,
      newGuests: random.between(0, 50) / 10,
    };
  });
}

function strategiesIn(
  priorities: readonly DemoPriority[],
  { strategies }: NationalContent,
  random: SeededRandom,
): readonly DemoStrategy[] {
  const own = [...planWords.ownStrategies];
  return priorities.flatMap(({ rank, objectiveId }) => {
    const offered = strategies.filter((each) => each.objectiveId === objectiveId);
    return strategyPlaces.flatMap((place): DemoStrategy[] => {
      const slot = slotOf(rank, place);
      const strategy = offered[place - 1];
      if (strategy && random.chance(0.8))
        return [{ slot, sectionId: strategy.sectionId, name: strategy.name }];
      const name = own.shift();
      return name === undefined || random.chance(0.2) ? [] : [{ slot, sectionId: null, name }];
    });
  });
}

const within = (day: string, year: number): string => {
  if (day < firstDayOf(year)) return firstDayOf(year);
  return day > lastDayOf(year) ? lastDayOf(year) : day;
};

/** Near the reference day: one current, two soon, two overlapping. */
function actionsIn(
  year: number,
  strategies: readonly DemoStrategy[],
  today: string,
  random: SeededRandom,
): readonly DemoAction[] {
  const slots = strategies.map(({ slot }) => slot);
  if (slots.length === 0) return [];
  const about = yearOfDay(today) === year ? [-6, 8, 11, 24] : [];
  const starts = [
    ...about.map((days) => daysAfter(today, days)),
    ...Array.from({ length: random.between(5, 9) }, () =>
      daysAfter(firstDayOf(year), random.between(0, 358)),
    ),
  ];
  return starts.map((from, index) => {
    const { name, days } = planWords.actions[
      (index * 5 + random.between(0, 4)) % planWords.actions.length
    ] as {
      readonly name: string;
      readonly days: number;
    };
    const start = within(from, year);
    return { slot: random.pick(slots), name, start, end: within(daysAfter(start, days - 1), year) };
  });
}

function planFor(
  { restaurantId }: DemoRestaurant,
  userId: number,
  { year, at, content }: DemoNationalPlan,
  { today, random }: { readonly today: string; readonly random: SeededRandom },
): DemoPlan {
  const priorities = prioritiesIn(content, random.fork('priorities'));
  const strategies = strategiesIn(priorities, content, random.fork('strategies'));
  return {
    restaurantId,
    userId,
    year,
    at: later(at, random.between(2, 20)),
    priorities,
    strategies,
    actions: actionsIn(year, strategies, today, random.fork('actions')),
  };
}

/** The restaurant's planner. */
const plannerOf = (restaurantId: number, users: readonly DemoUser[]): DemoUser | undefined =>
  users.find(
    ({ role, active, terms, restaurants: own }) =>
      restaurantStaff.includes(role) && active && terms && own.includes(restaurantId),
  ) ?? users.find(({ role, active }) => role === Role.Administrator && active);

/** Company 0: all years, except the last restaurant. */
function yearsFor(
  { company }: DemoRestaurant,
  isLast: boolean,
  national: readonly DemoNationalPlan[],
  random: SeededRandom,
): readonly DemoNationalPlan[] {
  if (company === 0) return isLast ? [] : national;
  return random.chance(0.15) ? national.slice(1, 2) : [];
}

/** Other companies: every seventh restaurant. */
export function demoPlans(ground: Ground, random: SeededRandom): readonly DemoPlan[] {
  const active = ground.restaurants.filter((restaurant) => restaurant.active);
  const last = active.findLast(({ company }) => company === 0);
  return active.flatMap((restaurant) => {
    const own = random.fork(`restaurant-${restaurant.restaurantId}`);
    const planner = plannerOf(restaurant.restaurantId, ground.users);
    if (!planner) return [];
    return yearsFor(restaurant, restaurant === last, ground.national, own).map((plan) =>
      planFor(restaurant, planner.userId, plan, { today: ground.today, random: own.fork(String(plan.year)) }),
    );
  });
}
