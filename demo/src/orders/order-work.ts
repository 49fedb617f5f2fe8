import { daysAfter, endOfDay, type Market, marketRecords, Role } from '@portal/contracts';
import { isDigital, Method } from '@portal/contracts/areas/cart';
import {
  type OrderInput,
  OrderStatus,
  type PlaceOrderInput,
  type QuoteLine,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { instantBefore, later, officeTime } from '../calendar';
import type { SeededRandom } from '../seeded-random';
import type { OrderGround } from './order-ground';
import type { StatusStep } from './order-history';
import { orderWords } from './order-words';

/** Of the first ordered resource and the newest version. */
type Act =
  | {
      readonly what: 'quote';
      readonly lines: readonly QuoteLine[];
      readonly until: string;
      readonly note: string;
    }
  | { readonly what: 'accept' | 'expire' | 'approve' | 'final' | 'download' | 'reprint' }
  | { readonly what: 'refuse' | 'ask' | 'answer' | 'changes'; readonly text: string }
  | { readonly what: 'proof'; readonly note: string }
  | { readonly what: 'remark'; readonly x: number; readonly y: number; readonly text: string };
export type WorkStep = Act & { readonly at: string };
export type What = Act['what'];

/** Sent by the agency. */
export const agencyActs: readonly What[] = ['quote', 'answer', 'proof', 'final'];

/** Of open orders, oldest first: the longest come first. */
const openStories: readonly (readonly What[])[] = [
  ['quote', 'expire'],
  ['quote', 'accept', 'proof', 'remark', 'remark', 'changes'],
  ['proof', 'remark', 'changes', 'proof'],
  ['proof', 'approve', 'final', 'download'],
  ['quote', 'accept', 'proof', 'approve'],
  ['quote', 'ask', 'answer', 'accept'],
  ['quote', 'refuse'],
  ['quote', 'ask'],
  ['proof'],
  ['quote'],
];
/** Of open orders of the named franchisee's restaurants, newest first. */
const ownStories: readonly (readonly What[])[] = [
  ['quote'],
  ['proof', 'remark', 'remark'],
  ['quote', 'accept', 'proof', 'approve', 'final'],
  ['proof'],
];
const deliveredStories: readonly (readonly What[])[] = [
  ['quote', 'accept', 'proof', 'remark', 'changes', 'proof', 'approve', 'download'],
  ['proof', 'approve', 'final', 'download'],
  ['quote', 'ask', 'answer', 'accept', 'proof', 'approve'],
];
/** Newest of each; a proof of each is drawn. */
const maxOpen = 20;
const maxDelivered = 9;
/** Days that an expired quote was valid. */
const shortValidity = 1;
const validity = 30;
/** So that a story has time, also over a weekend. */
const minAge = 3;

export interface DemoOrder {
  readonly key: string;
  readonly userId: number;
  readonly placedAt: string;
  readonly input: PlaceOrderInput & { readonly order: OrderInput };
  readonly history: readonly StatusStep[];
  /** To the first administrator who sets a status. */
  readonly isTaken: boolean;
  /** Quotes, proofs and finished art, oldest first. */
  readonly work: readonly WorkStep[];
}

type Placed = Omit<DemoOrder, 'work'>;

/** Cents. */
const prices = { adaptation: [2000, 3500, 6000], print: [850, 1250, 2490, 4800], delivery: 1900 } as const;

function quoteLines(
  { input }: Placed,
  { market, resources }: OrderGround,
  random: SeededRandom,
): QuoteLine[] {
  const { lines } = orderWords[market].quotes;
  const [vat] = marketRecords[market].vatRates;
  const ordered = input.order.items.flatMap((item) => {
    const name = resources.find(({ resourceId }) => resourceId === item.resource_id)?.name ?? '';
    const line = (text: string, units: number, price: number): QuoteLine => ({
      text: text.replace('{name}', name),
      units,
      unit_price: price,
      vat_rate: vat,
    });
    const adapted = line(lines.adaptation, 1, random.pick(prices.adaptation));
    if (item.method !== Method.AdaptationAndProduction) return [adapted];
    return [adapted, line(lines.print, random.between(1, 12), random.pick(prices.print))];
  });
  return [...ordered, { text: lines.delivery, units: 1, unit_price: prices.delivery, vat_rate: vat }];
}

interface Telling {
  readonly order: Placed;
  readonly ground: OrderGround;
  readonly random: SeededRandom;
}

interface Making extends Telling {
  readonly at: string;
  readonly isShort: boolean;
}

const wordsOf = ({ ground }: Telling) => orderWords[ground.market];

const acts: Readonly<Record<What, (making: Making) => Act>> = {
  quote: ({ at, isShort, ...telling }) => ({
    what: 'quote',
    lines: quoteLines(telling.order, telling.ground, telling.random),
    until: daysAfter(at.slice(0, 10), isShort ? shortValidity : validity),
    note: telling.random.pick(wordsOf(telling).quotes.notes),
  }),
  accept: () => ({ what: 'accept' }),
  expire: () => ({ what: 'expire' }),
  approve: () => ({ what: 'approve' }),
  final: () => ({ what: 'final' }),
  download: () => ({ what: 'download' }),
  reprint: () => ({ what: 'reprint' }),
  refuse: (telling) => ({ what: 'refuse', text: telling.random.pick(wordsOf(telling).quotes.refusals) }),
  ask: (telling) => ({ what: 'ask', text: telling.random.pick(wordsOf(telling).quotes.questions) }),
  answer: (telling) => ({ what: 'answer', text: telling.random.pick(wordsOf(telling).quotes.answers) }),
  changes: (telling) => ({ what: 'changes', text: telling.random.pick(wordsOf(telling).proofs.changes) }),
  proof: (telling) => ({ what: 'proof', note: telling.random.pick(wordsOf(telling).proofs.notes) }),
  remark: (telling) => ({
    what: 'remark',
    x: telling.random.between(150, 850),
    y: telling.random.between(150, 850),
    text: telling.random.pick(wordsOf(telling).proofs.remarks),
  }),
};

/** Hours between two steps. */
const pace = { min: 0.5, max: 4 } as const;

/** When an expired quote ran out. */
const expiryOf = (quotedAt: string, market: Market): string =>
  later(endOfDay(daysAfter(quotedAt.slice(0, 10), shortValidity), marketRecords[market].timeZone), 0.02);

/** Before `until`; later steps are left out. */
function stepsOf(story: readonly What[], until: string, telling: Telling): readonly WorkStep[] {
  const { order, ground, random } = telling;
  const isShort = story.includes('expire');
  const steps: WorkStep[] = [];
  let at = order.placedAt;
  for (const what of story) {
    const next = later(at, pace.min + random.next() * (pace.max - pace.min));
    const isDue = what === 'expire';
    at = isDue ? expiryOf(steps[0]?.at ?? at, ground.market) : officeTime(next, random.between(1, 58));
    if (at >= until) break;
    steps.push({ ...acts[what]({ ...telling, at, isShort }), at });
  }
  return steps;
}

const endOf = ({ history }: Placed) => history.find(({ status }) => settledStatuses.includes(status));

/** The named franchisee's first, so that their screens are full. */
function chosen(
  orders: readonly Placed[],
  max: number,
  isOwn: (order: Placed) => boolean,
): readonly Placed[] {
  const newest = orders.toReversed();
  return [...newest.filter(isOwn).slice(0, max / 2), ...newest.filter((order) => !isOwn(order))]
    .slice(0, max)
    .sort((one, other) => one.placedAt.localeCompare(other.placedAt));
}

type Works = ReadonlyMap<string, readonly WorkStep[]>;
type StepsOf = (order: Placed, story: readonly What[]) => readonly WorkStep[];

/** Each story on the newest order that has time for all of it. @param newest first */
function wholeStories(newest: readonly Placed[], steps: StepsOf): Works {
  const works = new Map<string, readonly WorkStep[]>();
  for (const story of ownStories) {
    const fits = newest.find((order) => !works.has(order.key) && steps(order, story).length === story.length);
    if (fits) works.set(fits.key, steps(fits, story));
  }
  return works;
}

/** The newest delivered order whose finished art can be printed is printed again, after all its steps. */
function withReprint(works: Works, delivered: readonly Placed[], { resources, today }: OrderGround): Works {
  const again = (order: Placed): readonly WorkStep[] | null => {
    const [item] = order.input.order.items;
    const work = works.get(order.key) ?? [];
    const at = later(work.at(-1)?.at ?? today, pace.max);
    const isPrintable = resources.some(
      ({ resourceId, status, budget }) => resourceId === item?.resource_id && status === 1 && budget,
    );
    if (!isPrintable || item === undefined || isDigital(item.resource_type) || at >= today) return null;
    return work.some(({ what }) => what === 'approve') ? [...work, { what: 'reprint', at }] : null;
  };
  for (const order of delivered.toReversed()) {
    const work = again(order);
    if (work) return new Map([...works, [order.key, work]]);
  }
  return works;
}

/** Quotes, proofs and finished art in every state, by order key. */
export function demoWork(orders: readonly Placed[], ground: OrderGround, random: SeededRandom): Works {
  const { today, users } = ground;
  const ofFranchisee = users.find(({ role }) => role === Role.Franchisee)?.restaurants ?? [];
  const isOwn = ({ input }: Placed) => ofFranchisee.includes(input.order.restaurant_id);
  const steps: StepsOf = (order, story) =>
    stepsOf(story, endOf(order)?.at ?? today, { order, ground, random: random.fork(order.key) });
  const open = orders.filter((order) => endOf(order) === undefined);
  const own = wholeStories(open.filter(isOwn).toReversed(), steps);
  const before = instantBefore(today, minAge, 0);
  const others = open.filter(({ key, placedAt }) => !own.has(key) && placedAt < before);
  const delivered = orders.filter((order) => endOf(order)?.status === OrderStatus.Delivered);
  const told = (some: readonly Placed[], stories: readonly (readonly What[])[], max: number) =>
    chosen(some, max, isOwn).map((order, index) => {
      const story = stories[Math.floor((index * stories.length) / max)] ?? [];
      return [order.key, steps(order, story)] as const;
    });
  const works = new Map([
    ...own,
    ...told(others, openStories, maxOpen),
    ...told(delivered, deliveredStories, maxDelivered),
  ]);
  return withReprint(works, delivered, ground);
}
