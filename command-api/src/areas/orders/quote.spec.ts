import { describe, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { anOrderPlaced, aQuoteLine, aQuoteSent, maxQuoteTotal } from '@portal/contracts/areas/orders';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { orderDecider, type OrderEvent } from './order.decider';

const { ES } = marketRecords;
const facts = { market: ES };
const placed = anOrderPlaced();
const id = placed.data.orderId;
const about = { orderId: id, restaurantId: 1, version: 1 };
const marta = testActor(Role.Administrator, { userId: 1, restaurants: [] });
const ana = testActor(Role.Franchisee);
const manager = testActor(Role.Manager, { userId: 13 });
const expiresAt = '2026-12-31T22:59:59.999Z';

const sent = aQuoteSent({}, 'Con montaje');
const second = aQuoteSent({ version: 2 });
const accepted: OrderEvent = {
  type: 'QuoteAccepted',
  data: { ...about, assigneeId: null },
};
const expired: OrderEvent = { type: 'QuoteExpired', data: about };
const said = (type: 'QuoteRefused' | 'QuoteQuestioned' | 'QuoteAnswered', text: string, subject: string) =>
  ({
    type,
    data: type === 'QuoteAnswered' ? about : { ...about, assigneeId: null },
    personal: { subject, value: { text } },
  }) as OrderEvent;
const refused = said('QuoteRefused', 'Demasiado caro', 'user-12');
const questioned = said('QuoteQuestioned', '¿Incluye el envío?', 'user-12');
const answered = said('QuoteAnswered', 'Sí', 'user-1');
const moved = (to: 3 | 4 | 5): OrderEvent => ({
  type: 'OrderStatusChanged',
  data: { orderId: id, restaurantId: 1, from: 1, to },
});
const deleted: OrderEvent = { type: 'OrderDeleted', data: { orderId: id, restaurantId: 1 } };

const sending = (changes: object = {}) => ({
  input: { id, lines: [aQuoteLine('ES')], valid_until: '2026-12-31', note: 'Con montaje', ...changes },
  facts,
  actor: marta,
});
const deciding = (quote = 1, more: object = {}) => ({ input: { id, quote }, facts, actor: ana, ...more });
const refusing = (quote = 1) => ({ ...deciding(), input: { id, quote, reason: 'Demasiado caro' } });
const asking = (quote = 1) => ({ ...deciding(), input: { id, quote, question: '¿Incluye el envío?' } });
const answering = (quote = 1) => ({ ...deciding(), actor: marta, input: { id, quote, answer: 'Sí' } });
const after = (...events: readonly OrderEvent[]) => givenEvents(orderDecider, [placed, ...events]);

/** Every act on a quote is refused alike. */
function allRefused(code: string, events: readonly OrderEvent[], quote = 1, details?: { version: number }) {
  const given = givenEvents(orderDecider, events);
  given.when('AcceptQuote', deciding(quote)).thenRejected(code, details);
  given.when('RefuseQuote', refusing(quote)).thenRejected(code, details);
  given.when('AskAboutQuote', asking(quote)).thenRejected(code, details);
  given.when('AnswerQuestion', answering(quote)).thenRejected(code, details);
}

describe('sending a quote', () => {
  it('[R16] counts from 1, with the total and the end of its last day in the market', () => {
    after().when('SendQuote', sending()).then([sent]);
    after(sent)
      .when('SendQuote', sending({ note: '' }))
      .then([second]);
    const summer = { valid_until: '2027-07-15' };
    after()
      .when('SendQuote', { ...sending(summer), facts: { market: marketRecords.PT }, market: 'PT' })
      .thenRejected('vat_rate_unknown');
    after()
      .when('SendQuote', {
        ...sending({ ...summer, lines: [aQuoteLine('PT')] }),
        facts: { market: marketRecords.PT },
        market: 'PT',
      })
      .then([
        aQuoteSent(
          {
            lines: [aQuoteLine('PT')],
            total: 6150,
            validUntil: '2027-07-15',
            expiresAt: '2027-07-15T22:59:59.999Z',
          },
          'Con montaje',
        ),
      ]);
  });

  it.each<readonly [string, readonly OrderEvent[]]>([
    ['accepted', [accepted]],
    ['refused', [refused]],
    ['expired', [expired]],
    ['asked about', [questioned]],
  ])('is possible over one that was %s: a new version, never a change', (_case, events) => {
    after(sent, ...events)
      .when('SendQuote', sending({ note: '' }))
      .then([second]);
  });

  it('is refused for an order that is missing, deleted, cancelled or delivered', () => {
    givenEvents(orderDecider, []).when('SendQuote', sending()).thenRejected('order_not_found');
    after(deleted).when('SendQuote', sending()).thenRejected('order_not_found');
    after(moved(5)).when('SendQuote', sending()).thenRejected('order_cancelled');
    after(moved(4)).when('SendQuote', sending()).thenRejected('order_delivered');
  });

  it('is refused above a million, of one line, of many, and by the tax', () => {
    const large = (units: number, unit_price: number, vat_rate = 0) => [
      aQuoteLine('ES', { units, unit_price, vat_rate }),
    ];
    const tooLarge = (lines: object[]) =>
      after().when('SendQuote', sending({ lines })).thenRejected('quote_too_large', { max: maxQuoteTotal });
    tooLarge(large(1, 100_000_001));
    tooLarge(large(1_000_000, Number.MAX_SAFE_INTEGER));
    tooLarge(large(1, 90_000_000, 21));
    tooLarge(Array.from({ length: 50 }, () => large(1, 2_000_001)).flat());
    const lines = large(1_000_000, 100);
    after()
      .when('SendQuote', sending({ lines }))
      .then([aQuoteSent({ lines, total: 100_000_000 }, 'Con montaje')]);
  });

  it.each([
    ['yesterday', '2026-11-19', false],
    ['today', '2026-11-20', true],
    ['in a year', '2027-11-20', true],
    ['in a year and a day', '2027-11-21', false],
  ])('is valid until today at least and a year at most: %s', (_when, valid_until, isAllowed) => {
    const result = after().when('SendQuote', sending({ valid_until }));
    if (!isAllowed) return result.thenRejected('quote_day_wrong');
    const end = { validUntil: valid_until, expiresAt: `${valid_until}T22:59:59.999Z` };
    result.then([aQuoteSent(end, 'Con montaje')]);
  });

  it('[R16] counts today by the market’s clock', () => {
    const late = '2026-11-20T23:30:00.000Z';
    after()
      .when('SendQuote', { ...sending({ valid_until: '2026-11-20' }), at: late })
      .thenRejected('quote_day_wrong');
    const lines = [aQuoteLine('PT')];
    after()
      .when('SendQuote', {
        ...sending({ valid_until: '2026-11-20', lines }),
        facts: { market: marketRecords.PT },
        at: late,
      })
      .then([
        aQuoteSent(
          { lines, total: 6150, validUntil: '2026-11-20', expiresAt: '2026-11-20T23:59:59.999Z' },
          'Con montaje',
        ),
      ]);
  });
});

describe('answering a quote', () => {
  it('is an event of its own, with the text sealed for its author', () => {
    after(sent).when('AcceptQuote', deciding()).then([accepted]);
    after(sent).when('RefuseQuote', refusing()).then([refused]);
    after(sent).when('AskAboutQuote', asking()).then([questioned]);
    after(sent, questioned).when('AnswerQuestion', answering()).then([answered]);
  });

  it('is possible before and after a question was answered', () => {
    after(sent, questioned).when('AcceptQuote', deciding()).then([accepted]);
    after(sent, questioned).when('AskAboutQuote', asking()).then([questioned]);
    after(sent, questioned, answered).when('RefuseQuote', refusing()).then([refused]);
  });

  it('is refused twice, saying how it was decided', () => {
    const given = after(sent, accepted);
    given.when('AcceptQuote', deciding()).thenRejected('quote_decided', { state: 'accepted' });
    given.when('RefuseQuote', refusing()).thenRejected('quote_decided', { state: 'accepted' });
    given.when('AskAboutQuote', asking()).thenRejected('quote_decided', { state: 'accepted' });
    after(sent, refused).when('AcceptQuote', deciding()).thenRejected('quote_decided', { state: 'refused' });
    after(sent, questioned, accepted)
      .when('AnswerQuestion', answering())
      .thenRejected('quote_decided', { state: 'accepted' });
  });

  it('[R4] is refused for an earlier version, naming the newest, and for one that never was', () => {
    allRefused('quote_superseded', [placed, sent, accepted, second], 1, { version: 2 });
    allRefused('quote_not_found', [placed, sent], 2);
    allRefused('quote_not_found', [placed]);
  });

  it('is refused for an order that is missing, deleted, cancelled or delivered', () => {
    allRefused('order_not_found', []);
    allRefused('order_not_found', [placed, sent, deleted]);
    allRefused('order_cancelled', [placed, sent, moved(5)]);
    allRefused('order_delivered', [placed, sent, moved(4)]);
  });

  it('is refused where nothing was asked', () => {
    after(sent).when('AnswerQuestion', answering()).thenRejected('quote_not_questioned');
    after(sent, questioned, answered)
      .when('AnswerQuestion', answering())
      .thenRejected('quote_not_questioned');
  });

  it('[R16] is possible to the last moment of its day, and refused after it even before the deadline ran', () => {
    const overdue = { at: '2026-12-31T23:00:00.000Z' };
    after(sent)
      .when('AcceptQuote', { ...deciding(), at: expiresAt })
      .then([accepted]);
    after(sent)
      .when('AcceptQuote', { ...deciding(), ...overdue })
      .thenRejected('quote_expired');
    after(sent)
      .when('RefuseQuote', { ...refusing(), ...overdue })
      .thenRejected('quote_expired');
    after(sent, questioned)
      .when('AnswerQuestion', { ...answering(), ...overdue })
      .thenRejected('quote_expired');
    after(sent, accepted)
      .when('AcceptQuote', { ...deciding(), ...overdue })
      .thenRejected('quote_decided');
    allRefused('quote_expired', [placed, sent, expired]);
  });
});

describe('who may accept', () => {
  const onlyOwners = { market: { ...ES, managersApprove: false } };
  const accepting = deciding();

  it('is all staff of the restaurant, if this deployment has no other rule', () => {
    after(sent)
      .when('AcceptQuote', { ...accepting, actor: manager })
      .then([accepted]);
  });

  it('[R-ROL-01] is no manager where the deployment is set so; managers may ask', () => {
    const byManager = { facts: onlyOwners, actor: manager };
    after(sent)
      .when('AcceptQuote', { ...accepting, ...byManager })
      .thenRejected('approval_not_allowed');
    after(sent)
      .when('RefuseQuote', { ...refusing(), ...byManager })
      .thenRejected('approval_not_allowed');
    after(sent)
      .when('AskAboutQuote', { ...asking(), ...byManager })
      .then([said('QuoteQuestioned', '¿Incluye el envío?', 'user-13')]);
    const consultant = testActor(Role.Consultant);
    after(sent)
      .when('AcceptQuote', { ...accepting, facts: onlyOwners, actor: consultant })
      .then([accepted]);
  });

  it('[AMB-06] is an acting administrator, by the own role', () => {
    const acting = testActor(Role.Manager, { ownRole: Role.Administrator, onBehalfOf: 'restaurant-1' });
    after(sent)
      .when('AcceptQuote', { ...accepting, facts: onlyOwners, actor: acting })
      .then([accepted]);
  });

  it('is answered by what happened to the quote first', () => {
    after(sent, refused)
      .when('AcceptQuote', { ...accepting, facts: onlyOwners, actor: manager })
      .thenRejected('quote_decided');
  });
});

describe('a quote that runs out', () => {
  const expiring = (at: string) => ({ input: { id }, at });

  it('[R16] is closed at the end of its last day, asked about or not', () => {
    after(sent).when('ExpireQuote', expiring(expiresAt)).then([expired]);
    after(sent, questioned).when('ExpireQuote', expiring(expiresAt)).then([expired]);
  });

  it('is closed for settled and deleted orders too: they may be reopened', () => {
    after(sent, moved(4)).when('ExpireQuote', expiring(expiresAt)).then([expired]);
    after(sent, deleted).when('ExpireQuote', expiring(expiresAt)).then([expired]);
  });

  it('is unchanged before its last day, once decided, or when a newer one is valid for longer', () => {
    after(sent).when('ExpireQuote', expiring('2026-12-31T22:59:59.998Z')).thenNothing();
    after(sent, accepted).when('ExpireQuote', expiring(expiresAt)).thenNothing();
    after(sent, expired).when('ExpireQuote', expiring(expiresAt)).thenNothing();
    after(sent, aQuoteSent({ version: 2, expiresAt: '2027-01-31T22:59:59.999Z' }))
      .when('ExpireQuote', expiring(expiresAt))
      .thenNothing();
    after().when('ExpireQuote', expiring(expiresAt)).thenNothing();
    givenEvents(orderDecider, []).when('ExpireQuote', expiring(expiresAt)).thenNothing();
  });
});
