import { isAdministrator, type Market, restaurantStaff, Role } from '@portal/contracts';
import { type ChatSide, chatCommands, mentionMark } from '@portal/contracts/areas/chat';
import { daysSince, later, officeTime } from '../calendar';
import type { DemoOrder } from '../orders/order-work';
import type { SeededRandom } from '../seeded-random';
import type { DemoUser } from '../users';
import { type ImageLook, type Line, noteWords, scripts } from './chat-words';

export interface DemoImage {
  /** Stable across runs. */
  readonly key: string;
  readonly resourceId: number;
  readonly look: ImageLook;
}

export type DemoTurn = { readonly at: string; readonly userId: number } & (
  | { readonly kind: 'message'; readonly message: string; readonly images: readonly DemoImage[] }
  | { readonly kind: 'read' }
  | { readonly kind: 'note'; readonly message: string; readonly mentions: readonly number[] }
);

export interface DemoChat {
  /** Key of the order. */
  readonly order: string;
  /** Oldest first. */
  readonly turns: readonly DemoTurn[];
}

interface Ground {
  readonly market: Market;
  readonly today: string;
  readonly users: readonly DemoUser[];
  readonly orders: readonly DemoOrder[];
}

/** More conversations and unread messages. */
const recentDays = 8;

/** Empty in markets without chat (R-CHT-01). */
export function demoChats({ market, orders, ...ground }: Ground, random: SeededRandom): readonly DemoChat[] {
  if (!chatCommands.PostOrderMessage.access.markets.includes(market)) return [];
  return orders
    .map((order) => chatAbout(order, ground, random.fork(order.key)))
    .filter(({ turns }) => turns.length > 0);
}

type People = Readonly<Record<ChatSide, () => number>> & {
  /** Another administrator. */
  readonly noteReader: (writer: number) => number;
};

/** Mostly the person who ordered, and one administrator. */
function authorsOf(order: DemoOrder, users: readonly DemoUser[], random: SeededRandom): People {
  const administrators = users.filter(({ role, active }) => role === Role.Administrator && active);
  const colleagues = users.filter(
    ({ role, active, terms, restaurants }) =>
      restaurantStaff.includes(role) &&
      active &&
      terms &&
      restaurants.includes(order.input.order.restaurant_id),
  );
  const readers = users.filter(({ role, active }) => isAdministrator(role) && active);
  const usual = random.pick(administrators).userId;
  return {
    noteReader: (writer) => random.pick(readers.filter(({ userId }) => userId !== writer)).userId,
    restaurant: () => (random.chance(0.85) ? order.userId : random.pick(colleagues).userId),
    agency: () => (random.chance(0.8) ? usual : random.pick(administrators).userId),
  };
}

function chatAbout(
  order: DemoOrder,
  { today, users }: Pick<Ground, 'today' | 'users'>,
  random: SeededRandom,
): DemoChat {
  const recent = daysSince(order.placedAt, today) <= recentDays;
  const people = authorsOf(order, users, random);
  const talked = random.chance(recent ? 0.85 : 0.33);
  const script = random.weighted(scripts.map(({ lines, weight }) => [lines, weight] as const));
  const withCase = talked ? conversation(order, script, people, random) : [];
  const ending = withCase.at(-1);
  const isRead = ending && random.chance(recent ? 0.35 : 0.94);
  const turns = [
    ...withCase.flatMap(({ turn, line }, at) => {
      const before = withCase[at - 1];
      return before && before.line.by !== line.by ? [readBefore(turn), turn] : [turn];
    }),
    ...(isRead ? [readAfter(ending.turn, people[other(ending.line.by)](), random)] : []),
    ...notesOn(order, people, random),
  ];
  // Turns after the reference day are dropped.
  const past = turns.filter(({ at }) => at < today);
  return { order: order.key, turns: past.sort((one, next) => (one.at < next.at ? -1 : 1)) };
}

const other = (side: ChatSide): ChatSide => (side === 'agency' ? 'restaurant' : 'agency');

interface DraftTurn {
  readonly line: Line;
  readonly turn: DemoTurn;
}

function conversation(
  order: DemoOrder,
  lines: readonly Line[],
  people: People,
  random: SeededRandom,
): readonly DraftTurn[] {
  let at = order.placedAt;
  return lines.map((line, place) => {
    const [minHours, maxHours] = line.after;
    const then = later(at, minHours + random.next() * (maxHours - minHours));
    at = line.by === 'agency' ? officeTime(then, random.between(1, 58)) : openingTime(then);
    const images = (line.shows ?? []).map((look, index): DemoImage => {
      const { resource_id: resourceId } = random.pick(order.input.order.items);
      return { key: `${order.key}-${place}-${index}`, resourceId, look };
    });
    return { line, turn: { kind: 'message', at, userId: people[line.by](), message: line.text, images } };
  });
}

const opensAt = 8;

function openingTime(instant: string): string {
  const hour = new Date(instant).getUTCHours();
  return hour < opensAt ? later(instant, opensAt - hour) : instant;
}

const minutes = (count: number) => count / 60;

const readBefore = ({ at, userId }: DemoTurn): DemoTurn => ({
  kind: 'read',
  at: later(at, -minutes(4)),
  userId,
});

const readAfter = ({ at }: DemoTurn, userId: number, random: SeededRandom): DemoTurn => ({
  kind: 'read',
  at: later(at, minutes(random.between(6, 300))),
  userId,
});

function notesOn({ placedAt }: DemoOrder, people: People, random: SeededRandom): DemoTurn[] {
  if (!random.chance(0.12)) return [];
  return random
    .shuffled(noteWords)
    .slice(0, random.between(1, 2))
    .map((message, index) => {
      const at = officeTime(later(placedAt, 2 + 20 * index + random.next() * 18), random.between(1, 58));
      const userId = people.agency();
      const mentions = random.chance(0.5) ? [people.noteReader(userId)] : [];
      const marks = mentions.map((id) => `${mentionMark(id)}: `);
      return { kind: 'note', at, userId, message: marks.join('') + message, mentions };
    });
}
