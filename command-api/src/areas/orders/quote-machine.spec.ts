import { describe, expect, it } from '@jest/globals';
import { dayOf, daysAfter, isRejection, marketRecords, Role } from '@portal/contracts';
import { anOrderPlaced, aQuoteLine, type QuoteLine } from '@portal/contracts/areas/orders';
import { type Decision, evolve } from '@portal/platform/decider/decider';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { type Order, orderDecider, type OrderEvent } from './order.decider';

/* Both sides act in any order while time passes; a model with a list of quotes says what must happen. */

const id = anOrderPlaced().data.orderId;
const market = marketRecords.ES;
const restaurant = testActor(Role.Franchisee);
const agency = testActor(Role.Administrator, { userId: 1, restaurants: [] });
const start = Date.parse('2026-11-20T09:30:00.000Z');
const hour = 3_600_000;

interface ModelQuote {
  state: 'waiting' | 'asked' | 'accepted' | 'refused' | 'expired';
  readonly expiresAt: string;
  readonly lines: readonly QuoteLine[];
}
interface Model {
  readonly quotes: ModelQuote[];
  settled: 'order_cancelled' | 'order_delivered' | null;
  now: number;
}
interface Real {
  order: Order | null;
  readonly log: OrderEvent[];
}

const newest = ({ quotes }: Model) => quotes.at(-1);
const time = ({ now }: Model) => new Date(now).toISOString();
const isOpen = ({ state }: ModelQuote) => state === 'waiting' || state === 'asked';

/** By the sentences of the contract, in the order in which a person is answered. */
function expectedRefusal(model: Model, version: number): string | null {
  const quote = newest(model);
  if (model.settled) return model.settled;
  if (!quote || version > model.quotes.length) return 'quote_not_found';
  if (version < model.quotes.length) return 'quote_superseded';
  if (quote.state === 'expired' || (isOpen(quote) && time(model) > quote.expiresAt)) return 'quote_expired';
  return isOpen(quote) ? null : 'quote_decided';
}

function take(real: Real, decision: Decision<OrderEvent>, refusal: string | null): boolean {
  if (isRejection(decision)) {
    expect(decision.rejected).toBe(refusal);
    return false;
  }
  expect(refusal).toBeNull();
  for (const event of decision) {
    real.log.push(event);
    real.order = evolve(orderDecider, real.order, event);
  }
  return decision.length > 0;
}

const common = ({ now }: Model) => ({
  at: new Date(now).toISOString(),
  market: 'ES' as const,
  commandId: `command-${now}`,
});
const byRestaurant = (model: Model) => ({ ...common(model), facts: { market }, actor: restaurant });
const byAgency = (model: Model) => ({ ...common(model), facts: { market }, actor: agency });

function agree(model: Model, { order, log }: Real): void {
  const quote = newest(model);
  const expected = quote ? { version: model.quotes.length, state: quote.state } : null;
  expect(order?.progress.quote).toEqual(expected);
  const sent = log.flatMap((event) => (event.type === 'QuoteSent' ? [event.data.lines] : []));
  expect(sent).toEqual(model.quotes.map(({ lines }) => lines));
}

class Send implements fc.Command<Model, Real> {
  constructor(
    readonly days: number,
    readonly price: number,
  ) {}
  check = () => true;
  run(model: Model, real: Real): void {
    const day = daysAfter(dayOf(time(model), market.timeZone), this.days);
    const lines = [aQuoteLine('ES', { unit_price: this.price })];
    const input = { id, lines, valid_until: day, note: '' };
    const decision = orderDecider.decide.SendQuote({ ...byAgency(model), input }, real.order);
    const before = real.log.length;
    if (take(real, decision as Decision<OrderEvent>, model.settled)) {
      const event = real.log[before];
      const expiresAt = event?.type === 'QuoteSent' ? event.data.expiresAt : '';
      expect(expiresAt > time(model)).toBe(true);
      model.quotes.push({ state: 'waiting', expiresAt, lines });
    }
    agree(model, real);
  }
  toString = () => `send for ${this.days} days`;
}

const acts = ['accept', 'refuse', 'ask', 'answer'] as const;
type Act = (typeof acts)[number];
const stateAfter = { accept: 'accepted', refuse: 'refused', ask: 'asked', answer: 'waiting' } as const;

class Answer implements fc.Command<Model, Real> {
  constructor(
    readonly act: Act,
    /** Of the newest; other versions are seen by people with an older page. */
    readonly offset: number,
  ) {}
  check = () => true;
  run(model: Model, real: Real): void {
    const { act } = this;
    const quote = Math.max(1, model.quotes.length + this.offset);
    const { decide } = orderDecider;
    const decision = {
      accept: () => decide.AcceptQuote({ ...byRestaurant(model), input: { id, quote } }, real.order),
      refuse: () =>
        decide.RefuseQuote({ ...byRestaurant(model), input: { id, quote, reason: 'No' } }, real.order),
      ask: () =>
        decide.AskAboutQuote({ ...byRestaurant(model), input: { id, quote, question: '?' } }, real.order),
      answer: () =>
        decide.AnswerQuestion({ ...byAgency(model), input: { id, quote, answer: 'Sí' } }, real.order),
    }[act]() as Decision<OrderEvent>;
    const found = newest(model);
    const notAsked = act === 'answer' && found?.state !== 'asked' ? 'quote_not_questioned' : null;
    if (take(real, decision, expectedRefusal(model, quote) ?? notAsked) && found)
      found.state = stateAfter[act];
    agree(model, real);
  }
  toString = () => `${this.act} ${this.offset}`;
}

class Pass implements fc.Command<Model, Real> {
  constructor(
    readonly hours: number,
    /** The deadline may be late. */
    readonly deadlineRuns: boolean,
  ) {}
  check = () => true;
  run(model: Model, real: Real): void {
    model.now += this.hours * hour;
    const quote = newest(model);
    if (this.deadlineRuns) {
      const input = { id };
      const command = { ...common(model), facts: undefined, actor: agency, input };
      const decision = orderDecider.decide.ExpireQuote(command, real.order) as Decision<OrderEvent>;
      const isDue = quote !== undefined && isOpen(quote) && time(model) >= quote.expiresAt;
      expect(take(real, decision, null)).toBe(isDue);
      if (isDue) quote.state = 'expired';
    }
    agree(model, real);
  }
  toString = () => `${this.hours} hours${this.deadlineRuns ? '' : ' without deadline'}`;
}

class Settle implements fc.Command<Model, Real> {
  constructor(readonly to: 1 | 4 | 5) {}
  check = () => true;
  run(model: Model, real: Real): void {
    const input = { id, status: this.to };
    const facts = { isTakenByFirst: false };
    const command = { ...common(model), actor: agency, facts, input };
    take(real, orderDecider.decide.ChangeOrderStatus(command, real.order) as Decision<OrderEvent>, null);
    model.settled = ({ 1: null, 4: 'order_delivered', 5: 'order_cancelled' } as const)[this.to];
    agree(model, real);
  }
  toString = () => `status ${this.to}`;
}

const steps = fc.commands(
  [
    fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.nat({ max: 90_000 }))
      .map(([days, price]) => new Send(days, price)),
    fc
      .tuple(fc.constantFrom(...acts), fc.constantFrom(0, 0, 0, -1, 1))
      .map(([act, at]) => new Answer(act, at)),
    fc.tuple(fc.constantFrom(...acts), fc.constant(0)).map(([act, at]) => new Answer(act, at)),
    fc.tuple(fc.integer({ min: 1, max: 200 }), fc.boolean()).map(([hours, runs]) => new Pass(hours, runs)),
    fc.constantFrom(1 as const, 1 as const, 1 as const, 4 as const, 5 as const).map((to) => new Settle(to)),
  ],
  { maxCommands: 40, size: 'max' },
);

/** Invariants of the log alone. */
function checkLog(log: readonly OrderEvent[]): void {
  const ended = new Set<number>();
  let version = 0;
  for (const event of log) {
    if (!event.type.startsWith('Quote') || !('version' in event.data)) continue;
    if (event.type === 'QuoteSent') {
      expect(event.data.version).toBe((version += 1));
      continue;
    }
    expect(event.data.version).toBe(version);
    expect(ended.has(version)).toBe(false);
    if (['QuoteAccepted', 'QuoteRefused', 'QuoteExpired'].includes(event.type)) ended.add(version);
  }
}

describe('quotes, with both sides acting in any order and time passing', () => {
  it('[R2] [R16] are never accepted twice, after they ran out or when superseded; what was sent never changes', () => {
    const accepted = { count: 0 };
    fc.assert(
      fc.property(steps, (commands) => {
        const placed = anOrderPlaced();
        const real: Real = { order: evolve(orderDecider, null, placed), log: [placed] };
        fc.modelRun(
          () => ({ model: { quotes: [], settled: null, now: start } satisfies Model, real }),
          commands,
        );
        checkLog(real.log);
        accepted.count += real.log.filter(({ type }) => type === 'QuoteAccepted').length;
      }),
      { numRuns: 300 },
    );
    expect(accepted.count).toBeGreaterThan(100);
  });
});
