import { daysAfter, type Market, marketRecords, restaurantStaff, Role } from '@portal/contracts';
import { firstNeededDay, toOrderItem } from '@portal/contracts/areas/orders';
import { waysToOrder } from '@portal/contracts/areas/resources';
import { namedAccounts } from '../accounts';
import { instantBefore } from '../calendar';
import type { DemoResource } from '../resources/demo-resource';
import type { SeededRandom } from '../seeded-random';
import type { DemoUser } from '../users';
import { historyOf } from './order-history';
import { orderWords } from './order-words';
import type { OrderGround } from './order-ground';
import { type DemoOrder, demoWork } from './order-work';
import { isOrderedAlike, orderingAlike, type Ordering } from './ordered-alike';
import { choose, chooseAsItIs, type Choosing } from './wizard-choices';

export const orderCount = 400;
/** Days before the reference day. */
const firstOrder = 700;

const waysOf = ({ status, fileKind, home, budget, adaptableInto = [] }: DemoResource) =>
  waysToOrder({ status, hasFile: fileKind !== null, budget, adaptableInto }, [home]);

/** Share of handled orders that are assigned. */
const takenShare = 0.8;
/** Share of orders with an unchanged resource. */
const asItIsShare = 0.08;

/** Oldest first (R-ROL-08). */
export function demoOrders(ground: OrderGround, random: SeededRandom): readonly DemoOrder[] {
  const { today, users } = ground;
  const open = ground.restaurants.filter((restaurant) => restaurant.active);
  const isOpen = new Set(open.map(({ restaurantId }) => restaurantId));
  const people = users.filter(
    ({ role, active, restaurants, terms }) =>
      restaurantStaff.includes(role) && active && terms && restaurants.some((id) => isOpen.has(id)),
  );
  const moments = Array.from({ length: orderCount }, (_, at) =>
    placingTime(at, today, random.fork(`time-${at}`)),
  ).sort();
  const general = { people, ground: { ...ground, restaurants: open } };
  const ofRegion = orderingAlike(general);
  const orders = moments.map((placedAt, at) =>
    orderAt(
      `demo-order-${at + 1}`,
      placedAt,
      { general, others: isOrderedAlike(at, { count: orderCount, newest }) ? ofRegion : general },
      random.fork(`order-${at}`),
    ),
  );
  const works = demoWork(orders, ground, random.fork('work'));
  return orders.map((order) => ({ ...order, work: works.get(order.key) ?? [] }));
}

/** Number of orders in the last days. */
const newest = 28;

function placingTime(at: number, today: string, random: SeededRandom): string {
  const days = at < newest ? 1 + (at % 4) : 1 + Math.floor(random.next() ** 1.6 * firstOrder);
  return instantBefore(today, days, 7.5 + random.next() * 12.5);
}

const itemCounts = [
  [1, 55],
  [2, 25],
  [3, 12],
  [5, 5],
  [8, 3],
] as const;

interface Drawing {
  readonly general: Ordering;
  readonly others: Ordering;
}

/** The named franchisee orders most, so their screens are full. */
const weightOf = ({ role }: DemoUser, at: number): number =>
  at === 0 ? 9 : role === Role.Franchisee ? 3 : 2;

function drawOrderer({ general, others }: Drawing, random: SeededRandom) {
  const drawn = random.weighted(general.people.map((person, at) => [person, weightOf(person, at)] as const));
  const isNamed = general.ground.users.indexOf(drawn) < namedAccounts.length;
  if (isNamed || general === others) return { user: drawn, ground: general.ground };
  return { user: random.fork('alike').pick(others.people), ground: others.ground };
}

function orderAt(
  key: string,
  placedAt: string,
  drawing: Drawing,
  random: SeededRandom,
): Omit<DemoOrder, 'work'> {
  const { user, ground } = drawOrderer(drawing, random);
  const administrators = ground.users.filter(({ role, active }) => role === Role.Administrator && active);
  return {
    key,
    userId: user.userId,
    placedAt,
    input: { order: cartOf(user, placedAt, ground, random), reference: '', link: '' },
    history: historyOf(placedAt, ground.today, administrators.length, random),
    isTaken: random.fork('taken').chance(takenShare),
  };
}

function cartOf(
  user: DemoUser,
  orderedAt: string,
  { market, restaurants, resources }: OrderGround,
  random: SeededRandom,
): DemoOrder['input']['order'] {
  const earlier = resources.filter(({ addedAt }) => addedAt < orderedAt);
  const adaptable = earlier.filter((resource) => waysOf(resource).adaptation.length > 0);
  const producible = earlier.filter((resource) => waysOf(resource).production);
  const own = restaurants.filter(({ restaurantId }) => user.restaurants.includes(restaurantId));
  const restaurant = random.pick(own);
  // Payers are of the same region.
  const nearby = own.filter(({ cif, region }) => cif !== '' && region === restaurant.region);
  const billable =
    nearby.length > 0 ? nearby.map(({ restaurantId }) => restaurantId) : [restaurant.restaurantId];
  const choices = { market, restaurant, billable, orderedAt };
  const item = () => toOrderItem(choose({ ...choices, resource: random.pick(adaptable), random }));
  const phoneNeeded = marketRecords[market].features.contactPhoneRequired || random.chance(0.7);
  return {
    restaurant_id: restaurant.restaurantId,
    contact_name: user.name,
    contact_email: user.email,
    contact_phone: phoneNeeded ? user.phone : '',
    comments: random.pick(orderWords[market].comments),
    needed_by: neededDay(market, orderedAt, random.fork('needed')),
    items: [
      ...Array.from({ length: random.weighted(itemCounts) }, item),
      ...itemsAsTheyAre(producible, choices, random.fork('as-it-is')),
    ],
  };
}

/** Share of orders with a day, and days until then. */
const neededShare = 0.4;
const neededDays = { min: 3, max: 16 } as const;

/** A working day of the market; empty for none. */
function neededDay(market: Market, orderedAt: string, random: SeededRandom): string {
  if (!random.chance(neededShare)) return '';
  return firstNeededDay(daysAfter(orderedAt.slice(0, 10), random.between(neededDays.min, neededDays.max)), {
    market,
  });
}

function itemsAsTheyAre(
  producible: readonly DemoResource[],
  choices: Omit<Choosing, 'resource' | 'random'>,
  random: SeededRandom,
) {
  if (producible.length === 0 || !random.chance(asItIsShare)) return [];
  return [toOrderItem(chooseAsItIs({ ...choices, resource: random.pick(producible), random }))];
}
