import { describe, it } from '@jest/globals';
import type { DocumentOf } from '@portal/contracts';
import {
  aRecallClosed,
  aRecallConfirmed,
  aRecallId,
  aRecallReminded,
  aRecallStarted,
  aRecallUnconfirmed,
  type recalls,
} from '@portal/contracts/areas/recalls';
import { projecting } from '@portal/platform/testing/projection-kit';
import { recallsProjection } from './recalls.projection';

const at = '2026-11-20T09:30:00.000Z';
const later = { metadata: { at: '2026-11-21T09:30:00.000Z', actor: 'user-13' } };
const started = { ...aRecallStarted(), metadata: { at, actor: 'user-1' } };
const { recallId: _id, next: _next, ...data } = started.data;
const photo = { key: 'a'.repeat(32), contentType: 'image/jpeg' };

const document: DocumentOf<typeof recalls> = {
  ...data,
  id: aRecallId,
  status: 'open',
  startedAt: at,
  startedBy: 1,
  waiting: [1, 2, 3],
  answers: [],
  reminders: 0,
  remindedAt: null,
  closedAt: null,
};
const answer = (restaurantId: number, more: object = {}) => ({
  restaurantId,
  at: later.metadata.at,
  by: 13,
  photo: null,
  ...more,
});
const confirmed = (changes: Parameters<typeof aRecallConfirmed>[0] = {}) => ({
  ...aRecallConfirmed(changes),
  ...later,
});

const given = (...events: Parameters<ReturnType<typeof projecting>['given']>[0]) => ({
  then: (changes: Partial<typeof document>) =>
    projecting(recallsProjection)
      .given(events)
      .thenDocument(aRecallId, { ...document, ...changes }),
});

describe('the view of recalls', () => {
  it('has who is asked for what, and who has confirmed', async () => {
    await given(started).then({});
    await given(started, confirmed()).then({ waiting: [2, 3], answers: [answer(1)] });
  });

  it('keeps the time and person of the press when a photo follows', async () => {
    const afterwards = {
      ...aRecallConfirmed({ photo }),
      metadata: { at: '2026-11-22T09:00:00.000Z', actor: 'user-14' },
    };
    await given(started, confirmed(), afterwards).then({
      waiting: [2, 3],
      answers: [answer(1, { photo })],
    });
  });

  it('is done with the last confirmation, and counts reminders before', async () => {
    const last = [2, 3].map((restaurantId) => confirmed({ restaurantId, left: 3 - restaurantId }));
    await given(started, confirmed(), { ...aRecallReminded(), ...later }, ...last).then({
      status: 'done',
      waiting: [],
      answers: [1, 2, 3].map((each) => answer(each)),
      reminders: 1,
      remindedAt: later.metadata.at,
      closedAt: later.metadata.at,
    });
  });

  it('[U5] is open again without a confirmation that was taken back', async () => {
    const all = [1, 2, 3].map((restaurantId) => confirmed({ restaurantId, left: 3 - restaurantId, photo }));
    await given(started, ...all, { ...aRecallUnconfirmed({ left: 1 }), ...later }).then({
      waiting: [1],
      answers: [2, 3].map((each) => answer(each, { photo })),
    });
  });

  it('waits for nobody once it is closed', async () => {
    await given(started, confirmed(), { ...aRecallClosed(), ...later }).then({
      status: 'closed',
      waiting: [],
      answers: [answer(1)],
      closedAt: later.metadata.at,
    });
  });
});
