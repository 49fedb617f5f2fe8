import { describe, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import { type formsEvents, FormStatus } from '@portal/contracts/areas/forms';
import { projecting } from '@portal/platform/testing/projection-kit';
import { sentFormsProjection } from './sent-forms.projection';

const restaurant = { restaurantSite: '101', restaurantName: 'Gran Vía' };
const data = { requestId: 'r-1', userId: 12, restaurantId: 1, ...restaurant };
const sealed = <Text>(text: Text) => ({ subject: 'user-12', value: text });

const requested: EventOf<typeof formsEvents> = {
  type: 'CustomResourceRequested',
  data,
  personal: sealed({ topic: 'Cartel', comments: 'A3' }),
};
const opening: EventOf<typeof formsEvents> = {
  type: 'OpeningFormSent',
  data,
  personal: sealed({ answers: { opening_date: '2027-03-01', kiosks: 'yes' } }),
};
const briefing: EventOf<typeof formsEvents> = {
  type: 'BriefingSent',
  data: { ...data, type: 'tactical' },
  personal: sealed({
    business: 'Desayunos',
    marketing: '',
    target: 'Vecinos',
    deliveryDate: '2027-03-01',
    activationDates: 'marzo',
    budget: '1500',
    phone: '600 000 000',
  }),
};
const at = '2026-11-20T09:30:00.000Z';
const base = {
  id: 'r-1',
  userId: 12,
  sentBy: 12,
  at,
  restaurantId: 1,
  ...restaurant,
  status: FormStatus.New,
  version: 0,
  steps: [],
};
const wordsOf = (answers: Readonly<Record<string, string>>) => Object.values(answers).join(' ');

describe('the view of forms to the agency', () => {
  const kit = projecting(sentFormsProjection);

  it('[R-FRM-07] holds a request for a piece, its sender and its time', async () => {
    const answers = { topic: 'Cartel', comments: 'A3' };
    await kit
      .given([requested])
      .thenDocument('r-1', { ...base, kind: 'custom', answers, words: wordsOf(answers) });
  });

  it('[R-FRM-05] holds the answers of an opening', async () => {
    const answers = { opening_date: '2027-03-01', kiosks: 'yes' };
    await kit
      .given([opening])
      .thenDocument('r-1', { ...base, kind: 'opening', answers, words: wordsOf(answers) });
  });

  it('[R-FRM-11] holds a briefing under the names of the wire', async () => {
    const answers = {
      type: 'tactical',
      business: 'Desayunos',
      marketing: '',
      target: 'Vecinos',
      date: '2027-03-01',
      activation_dates: 'marzo',
      budget: '1500',
      phone: '600 000 000',
    };
    const words = 'tactical Desayunos  Vecinos 600 000 000 2027-03-01 marzo 1500';
    await kit.given([briefing]).thenDocument('r-1', { ...base, kind: 'briefing', answers, words });
  });

  it('[S18] holds nothing of what an erased person wrote', async () => {
    for (const event of [requested, opening, briefing]) {
      const kind = {
        CustomResourceRequested: 'custom',
        OpeningFormSent: 'opening',
        BriefingSent: 'briefing',
      }[event.type] as 'custom';
      const erased = { ...event, personal: { subject: 'user-12', value: null } };
      await kit.given([erased]).thenDocument('r-1', { ...base, kind, answers: {}, words: '' });
    }
  });

  it('[R-FRM-11] holds what the agency has done, by whom, and its note; no note of erased people', async () => {
    const set = (to: FormStatus, note: string | null) =>
      ({
        metadata: { actor: 'user-2' },
        type: 'SentFormStatusChanged' as const,
        data: { requestId: 'r-1', senderId: 12, from: FormStatus.New, to, userId: 2 },
        personal: { subject: 'user-2', value: note === null ? null : { note } },
      }) as const;
    const answers = { topic: 'Cartel', comments: 'A3' };
    await kit.given([requested, set(2, null), set(3, 'Enviado')]).thenDocument('r-1', {
      ...base,
      kind: 'custom',
      answers,
      words: 'Cartel A3',
      status: 3,
      version: 2,
      steps: [
        { status: 2, at, by: 2, note: '' },
        { status: 3, at, by: 2, note: 'Enviado' },
      ],
    });
  });
});
