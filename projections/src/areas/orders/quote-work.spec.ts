import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type DomainEvent, Role } from '@portal/contracts';
import { aQuoteLine, aQuoteSent, type orderWork } from '@portal/contracts/areas/orders';
import { type GivenEvent, projecting } from '@portal/platform/testing/projection-kit';
import { orderWorkProjection } from './order-work.projection';

const { orderId } = aQuoteSent().data;
const sentAt = '2026-11-20T10:00:00.000Z';
const later = '2026-11-20T12:00:00.000Z';
const ofAgency = { role: Role.Administrator, actor: 'user-1' };
const ofRestaurant = { role: Role.Manager, actor: 'user-13', at: later };

const sent = (version = 1, note = 'Con montaje') => ({
  ...aQuoteSent({ version }, note),
  metadata: { ...ofAgency, at: sentAt },
});
const answered = (type: 'QuoteAccepted' | 'QuoteExpired', version = 1) => ({
  type,
  data: { orderId, restaurantId: 1, version },
  metadata: type === 'QuoteExpired' ? { actor: 'system', role: Role.Administrator, at: later } : ofRestaurant,
});
const said = (
  type: 'QuoteRefused' | 'QuoteQuestioned' | 'QuoteAnswered',
  text: string | null,
  version = 1,
) => ({
  type,
  data: { orderId, restaurantId: 1, version },
  personal: { subject: 'user-13', value: text === null ? null : { text } },
  metadata: type === 'QuoteAnswered' ? { ...ofAgency, at: later } : ofRestaurant,
});

const quotesAfter = async (...events: readonly GivenEvent<DomainEvent>[]) => {
  const documents = await projecting(orderWorkProjection).given(events).documents();
  return (documents.get(orderId) as unknown as DocumentOf<typeof orderWork> | undefined)?.quotes;
};

const first = {
  version: 1,
  state: 'waiting',
  lines: [aQuoteLine('ES')],
  total: 6050,
  note: 'Con montaje',
  validUntil: '2026-12-31',
  sent: { at: sentAt, by: 1, role: Role.Administrator },
  decided: null,
  talk: [],
};
const byRestaurant = { at: later, by: 13, role: Role.Manager };

describe('the quotes of an order', () => {
  it('begin with the first that the agency sends', async () => {
    await projecting(orderWorkProjection)
      .given([sent()])
      .thenDocument(orderId, { id: orderId, restaurantId: 1, quotes: [first], pieces: [] });
    expect(await quotesAfter(answered('QuoteAccepted'))).toBeUndefined();
  });

  it('[R-ORD-19] hold who decided, when, and the reason', async () => {
    const decided = (text: string, by: object = byRestaurant) => ({ ...by, text });
    expect(await quotesAfter(sent(), answered('QuoteAccepted'))).toEqual([
      { ...first, state: 'accepted', decided: decided('') },
    ]);
    expect(await quotesAfter(sent(), said('QuoteRefused', 'Demasiado caro'))).toEqual([
      { ...first, state: 'refused', decided: decided('Demasiado caro') },
    ]);
    const byPortal = { at: later, by: 0, role: Role.Administrator };
    expect(await quotesAfter(sent(), answered('QuoteExpired'))).toEqual([
      { ...first, state: 'expired', decided: decided('', byPortal) },
    ]);
  });

  it('hold questions and answers, oldest first', async () => {
    const question = said('QuoteQuestioned', '¿Incluye el envío?');
    const asked = [{ ...byRestaurant, text: '¿Incluye el envío?' }];
    expect(await quotesAfter(sent(), question)).toEqual([{ ...first, state: 'asked', talk: asked }]);
    const answer = { at: later, by: 1, role: Role.Administrator, text: 'Sí' };
    expect(await quotesAfter(sent(), question, said('QuoteAnswered', 'Sí'))).toEqual([
      { ...first, talk: [...asked, answer] },
    ]);
  });

  it('are superseded by a newer one, and stay what was decided', async () => {
    const statesAfter = async (...events: readonly GivenEvent<DomainEvent>[]) =>
      (await quotesAfter(sent(), ...events, sent(2)))?.map(({ state }) => state);
    expect(await statesAfter()).toEqual(['superseded', 'waiting']);
    expect(await statesAfter(said('QuoteQuestioned', '¿Y el IVA?'))).toEqual(['superseded', 'waiting']);
    expect(await statesAfter(answered('QuoteAccepted'))).toEqual(['accepted', 'waiting']);
    expect(await statesAfter(said('QuoteRefused', 'No'))).toEqual(['refused', 'waiting']);
    expect(await statesAfter(answered('QuoteExpired'))).toEqual(['expired', 'waiting']);
    const accepted = await quotesAfter(sent(), sent(2), answered('QuoteAccepted', 2));
    expect(accepted?.map(({ state }) => state)).toEqual(['superseded', 'accepted']);
  });

  it('[S18] are without the texts of people who were erased', async () => {
    const erasedNote = { ...sent(), personal: { subject: 'user-1', value: null } };
    expect(await quotesAfter(erasedNote, said('QuoteQuestioned', null), said('QuoteRefused', null))).toEqual([
      {
        ...first,
        note: '',
        state: 'refused',
        decided: { ...byRestaurant, text: '' },
        talk: [{ ...byRestaurant, text: '' }],
      },
    ]);
  });
});
