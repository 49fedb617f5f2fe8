import { describe, expect, it } from '@jest/globals';
import { type Actor, type Decision, evolve } from '@portal/platform/decider/decider';
import { isRejection, Role } from '@portal/contracts';
import { noMarks, unreadFor } from '@portal/contracts/areas/chat';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { type OrderChat, orderChatDecider, type OrderChatEvent } from './order-chat.decider';

/* Chat decider against an independent model (T3, T4) that stores each message with its readers and counts. */

interface Modelled {
  readonly from: 'restaurant' | 'agency';
  /** User ids; one represents the whole agency. */
  readonly seenBy: Set<number>;
}

interface Real {
  chat: OrderChat | null;
  readonly log: OrderChatEvent[];
}
interface Model {
  readonly messages: Modelled[];
  readonly writers: Set<number>;
  notes: number;
}

const people = {
  restaurant: [
    testActor(Role.Franchisee),
    testActor(Role.Manager, { userId: 13 }),
    testActor(Role.Consultant, { userId: 14 }),
  ],
  agency: [testActor(Role.Administrator, { userId: 1 }), testActor(Role.Administrator, { userId: 2 })],
} as const;
type Side = keyof typeof people;

const orderId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const orderedBy = 20;
const order = { number: 7, restaurantId: 1, restaurantSite: '101', restaurantName: 'Baixa' };
const written = { html: '<p>Olá</p>', text: 'Olá' };
const common = { at: '2026-11-20T09:30:00.000Z', market: 'PT' as const };

function take(real: Real, decision: Decision<OrderChatEvent>): readonly OrderChatEvent[] {
  if (isRejection(decision)) throw new Error(`refused: ${decision.rejected}`);
  for (const event of decision) {
    real.log.push(event);
    real.chat = evolve(orderChatDecider, real.chat, event);
  }
  return decision;
}

/** Owner of a read mark. */
const markOf = (side: Side, { userId }: Actor) => (side === 'agency' ? 1 : userId);
const unseen = ({ messages }: Model, side: Side, actor: Actor) =>
  messages.filter(({ from, seenBy }) => from !== side && !seenBy.has(markOf(side, actor)));

/** After each step: same counts, no gaps in places. */
function agree(model: Model, { chat, log }: Real): void {
  const { messages, notes } = model;
  const placed = log.filter((event) => event.type === 'OrderMessagePosted');
  expect(placed.map(({ data }) => data.place)).toEqual(messages.map((_message, at) => at + 1));
  expect(log.filter(({ type }) => type === 'OrderNoteAdded')).toHaveLength(notes);
  expect(log.filter(({ type }) => type === 'OrderChatOpened')).toHaveLength(log.length > 0 ? 1 : 0);
  for (const side of ['restaurant', 'agency'] as const)
    for (const actor of people[side])
      expect(unreadFor(chat?.marks ?? noMarks, { side, userId: actor.userId })).toBe(
        unseen(model, side, actor).length,
      );
}

abstract class Step implements fc.Command<Model, Real> {
  constructor(
    readonly side: Side,
    readonly who: number,
    readonly id: string,
  ) {}
  check = () => true;
  abstract step(model: Model, real: Real): void;
  run(model: Model, real: Real): void {
    this.step(model, real);
    agree(model, real);
  }
  get actor() {
    const side = people[this.side];
    return side[this.who % side.length] ?? side[0];
  }
  toString = () => `${this.constructor.name} by ${this.side} ${this.who} (${this.id})`;
}

class Post extends Step {
  step(model: Model, real: Real) {
    const input = { order_id: orderId, message: 'Olá', images: [] };
    const command = {
      ...common,
      input,
      facts: { order, written, images: [], orderedBy },
      actor: this.actor,
      commandId: this.id,
    };
    const events = take(real, orderChatDecider.decide.PostOrderMessage(command, real.chat));
    const waitsFor = [...new Set([orderedBy, ...model.writers])];
    expect(events.at(-1)).toMatchObject({
      type: 'OrderMessagePosted',
      data: this.side === 'agency' ? { side: this.side, waitsFor } : { side: this.side },
    });
    model.messages.push({ from: this.side, seenBy: new Set() });
    if (this.side === 'restaurant') model.writers.add(this.actor.userId);
    expect(orderChatDecider.decide.PostOrderMessage(command, real.chat)).toEqual([]);
  }
}

class Read extends Step {
  step(model: Model, real: Real) {
    const command = {
      ...common,
      input: { order_id: orderId },
      facts: { order },
      actor: this.actor,
      commandId: this.id,
    };
    const news = unseen(model, this.side, this.actor);
    const events = take(real, orderChatDecider.decide.MarkOrderAsRead(command, real.chat));
    expect(events).toHaveLength(news.length > 0 ? 1 : 0);
    if (news.length > 0)
      expect(events[0]).toMatchObject({ data: { side: this.side, upTo: model.messages.length } });
    for (const { seenBy } of news) seenBy.add(markOf(this.side, this.actor));
  }
}

class Note extends Step {
  step(model: Model, real: Real) {
    const input = { order_id: orderId, message: 'Olá', mentions: [] };
    const [actor] = people.agency;
    const command = { ...common, input, facts: { order, written, mentions: [] }, actor, commandId: this.id };
    take(real, orderChatDecider.decide.AddOrderNote(command, real.chat));
    model.notes += 1;
  }
}

const anyStep = (kind: new (side: Side, who: number, id: string) => Step) =>
  fc
    .tuple(fc.constantFrom<Side>('restaurant', 'agency'), fc.nat(5), fc.uuid())
    .map(([side, who, id]) => new kind(side, who, id));

describe('the chat machine', () => {
  it('[R-CHT-06] [R-CHT-07] [AMB-62] [T4] counts for each person as the model does, for any author, reader, note and order of steps', () => {
    const steps = fc.commands([anyStep(Post), anyStep(Read), anyStep(Note)], { maxCommands: 60 });
    fc.assert(
      fc.property(steps, (commands) =>
        fc.modelRun(
          () => ({
            model: { messages: [], writers: new Set<number>(), notes: 0 },
            real: { chat: null, log: [] },
          }),
          commands,
        ),
      ),
      { numRuns: 500 },
    );
  });
});
