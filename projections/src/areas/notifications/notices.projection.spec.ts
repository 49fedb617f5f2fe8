import { describe, expect, it } from '@jest/globals';
import { anOrderNoteAdded } from '@portal/contracts/areas/chat';
import {
  anAnnouncedResource,
  aNewFileCollected,
  aNoticesChosen,
  defaultQuietHours,
} from '@portal/contracts/areas/notifications';
import { anOrderPlaced } from '@portal/contracts/areas/orders';
import {
  aRecallClosed,
  aRecallConfirmed,
  aRecallId,
  aRecallUnconfirmed,
  aRecallReminded,
  aRecallStarted,
} from '@portal/contracts/areas/recalls';
import { projecting } from '@portal/platform/testing/projection-kit';
import { notificationSettingsProjection } from './notification-settings.projection';
import { noticesProjection } from './notices.projection';

const at = '2026-11-20T09:30:00.000Z';
const orderId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const placed = anOrderPlaced();
const confirmed = {
  type: 'OrderStatusChanged' as const,
  data: { orderId, restaurantId: 1, from: 1 as const, to: 2 as const },
};
const piece = (id: number) => ({
  id,
  name: 'Menú del día',
  link: `/nacional/menus/menu-del-dia-${id}`,
  thumbKey: 'a'.repeat(32),
});

describe('what is behind the bell', () => {
  const kit = projecting(noticesProjection);

  it('[R-CAT-10] is one notice for all new pieces of a batch in a language, for any number of readers', async () => {
    const many = [1, 2, 3, 4, 5].map((resourceId) => aNewFileCollected({ resourceId }));
    const catalan = aNewFileCollected({ resourceId: 9, language: 'CAT' });
    await kit.given([...many, catalan]).thenDocument('batch-1-CAST', {
      id: 'batch-1-CAST',
      audience: 'readers-CAST',
      kind: 'newFiles',
      at,
      position: 5,
      count: 5,
      pieces: [5, 4, 3, 2].map(piece),
      resourceIds: [5, 4, 3, 2, 1],
      order: null,
      actedBy: null,
    });
    await kit.given([...many, catalan]).thenDocument('batch-1-CAT', {
      id: 'batch-1-CAT',
      audience: 'readers-CAT',
      kind: 'newFiles',
      at,
      position: 6,
      count: 1,
      pieces: [piece(9)],
      resourceIds: [9],
      order: null,
      actedBy: null,
    });
  });

  it('[R-ARS-19] omits pieces that were unpublished before they were announced', async () => {
    const collected = [1, 2, 3, 4, 5].map((resourceId) => aNewFileCollected({ resourceId }));
    const catalan = aNewFileCollected({ resourceId: 9, language: 'CAT' });
    const announced = (...left: number[]) => ({
      type: 'NewFilesAnnounced' as const,
      data: { batchId: 'batch-1', pieces: left.map((resourceId) => anAnnouncedResource({ resourceId })) },
    });
    const notice = {
      id: 'batch-1-CAST',
      audience: 'readers-CAST',
      kind: 'newFiles',
      at,
      position: 5,
      order: null,
      actedBy: null,
    };
    const some = kit.given([...collected, catalan, announced(1, 2, 4)]);
    await some.thenDocument('batch-1-CAST', {
      ...notice,
      count: 3,
      pieces: [4, 2, 1].map(piece),
      resourceIds: [4, 2, 1],
    });
    await some.thenNoDocument('batch-1-CAT');
    await kit.given([...collected, announced(1, 2, 3, 4, 5)]).thenDocument('batch-1-CAST', {
      ...notice,
      count: 5,
      pieces: [5, 4, 3, 2].map(piece),
      resourceIds: [5, 4, 3, 2, 1],
    });
  });

  it('[R-ARS-19] knows a hundred of its new pieces at most, the last ones', async () => {
    const many = Array.from({ length: 130 }, (_, index) => aNewFileCollected({ resourceId: index + 1 }));
    const document = (await kit.given(many).documents()).get('batch-1-CAST');
    const lastHundred = Array.from({ length: 100 }, (_, index) => 130 - index);
    expect([document?.count, document?.resourceIds]).toEqual([130, lastHundred]);
  });

  it('[R-ORD-19] notifies a restaurant of its order as soon as the status changes, and not before', async () => {
    const notice = {
      id: `status-${orderId}`,
      kind: 'status',
      at,
      count: 0,
      pieces: [],
      actedBy: null,
      position: 2,
    };
    await kit.given([placed]).thenNoDocument(`status-${orderId}`);
    await kit.given([placed, confirmed]).thenDocument(`status-${orderId}`, {
      ...notice,
      audience: 'restaurant-1',
      order: { id: orderId, status: 2 },
    });
  });

  it('[R-ORD-19] omits a deleted order', async () => {
    const deleted = { type: 'OrderDeleted' as const, data: { orderId, restaurantId: 1 } };
    await kit.given([placed, confirmed, deleted]).thenNoDocument(`status-${orderId}`);
  });
});

describe('what waits for a person', () => {
  const kit = projecting(noticesProjection);
  const of = { orderId, restaurantId: 1 };
  const quoteEvent = (type: string, more: object = {}) => ({
    type,
    data: { ...of, version: 1, ...more },
    personal: { subject: 'user-2', value: null },
  });
  const proof = (type: string, piece: number, version = 1) => ({
    type,
    data: { ...of, at: piece, version, files: [], assigneeId: null },
    personal: { subject: 'user-2', value: null },
  });
  const assigned = (to: number | null) => ({ type: 'OrderAssigned', data: { ...of, from: null, to } });
  const moved = (to: number) => ({ type: 'OrderStatusChanged', data: { ...of, from: 1, to } });
  const asked = (assigneeId: number | null) => quoteEvent('QuoteQuestioned', { assigneeId });
  const reminded = (turn: string, assigneeId: number | null) => ({
    type: 'OrderReminded',
    data: { ...of, turn, turnNumber: 1, assigneeId },
  });
  /** Kind → audience. */
  const shownAfter = async (...events: object[]) => {
    const documents = await kit.given(events as never).documents();
    return Object.fromEntries(
      [...documents.values()].map((notice) => [notice?.['kind'], notice?.['audience']]),
    );
  };

  it('[R-ROL-01] is a new order for the administrators until it is assigned, of which the person who ordered is notified', async () => {
    expect(await shownAfter(placed)).toEqual({ placed: 'administrators' });
    expect(await shownAfter(placed, assigned(2))).toEqual({ taken: 'restaurant-1' });
    expect(await shownAfter(placed, assigned(2), assigned(null))).toEqual({});
    expect(await shownAfter(placed, moved(5))).toEqual({ status: 'restaurant-1' });
  });

  it('[R-ORD-19] is a quote until it is answered, and its end', async () => {
    const sent = quoteEvent('QuoteSent');
    const ends = quoteEvent('QuoteEndReminded');
    expect(await shownAfter(sent, ends)).toEqual({ quote: 'restaurant-1', quoteEnds: 'restaurant-1' });
    expect(await shownAfter(sent, ends, quoteEvent('QuoteExpired'))).toEqual({});
    const accepted = quoteEvent('QuoteAccepted', { assigneeId: 2 });
    expect(await shownAfter(sent, ends, accepted)).toEqual({ approved: 'user-2' });
    expect(await shownAfter(sent, accepted, moved(4))).toEqual({ status: 'restaurant-1' });
    expect(await shownAfter(sent, ends, asked(2))).toEqual({ changes: 'user-2' });
    expect(await shownAfter(sent, asked(2), quoteEvent('QuoteAnswered'))).toEqual({
      quote: 'restaurant-1',
    });
    expect(await shownAfter(sent, ends, moved(5))).toEqual({ status: 'restaurant-1' });
  });

  it('[R-ORD-19] is a proof until each piece is answered; then its finished art', async () => {
    const approved = (...pieces: number[]) => ({
      type: 'ProofsApproved',
      data: { ...of, pieces: pieces.map((piece) => ({ at: piece, version: 1 })), assigneeId: null },
    });
    const both = [proof('ProofSent', 0), proof('ProofSent', 1)];
    expect(await shownAfter(...both)).toEqual({ proof: 'restaurant-1' });
    const changes = 'administrators';
    expect(await shownAfter(...both, proof('ProofChangesRequested', 0))).toEqual({
      proof: 'restaurant-1',
      changes,
    });
    expect(await shownAfter(...both, proof('ProofChangesRequested', 0), approved(1))).toEqual({
      finished: 'restaurant-1',
      approved: 'administrators',
      changes,
    });
    expect(await shownAfter(...both, approved(0, 1))).toEqual({
      finished: 'restaurant-1',
      approved: 'administrators',
    });
    expect(await shownAfter(proof('FinalArtAdded', 0))).toEqual({ finished: 'restaurant-1' });
  });

  it('is a change asked for the assignee, or for all, until the agency answers', async () => {
    expect(await shownAfter(asked(2))).toEqual({ changes: 'user-2' });
    expect(await shownAfter(asked(null))).toEqual({ changes: 'administrators' });
    expect(await shownAfter(asked(2), proof('ProofSent', 0, 2))).toEqual({ proof: 'restaurant-1' });
    expect(await shownAfter(quoteEvent('QuoteRefused', { assigneeId: 2 }))).toEqual({ changes: 'user-2' });
  });

  it('is a reminder for whose turn it is, until the turn ends', async () => {
    expect(await shownAfter(reminded('restaurant', 2))).toEqual({ reminder: 'restaurant-1' });
    expect(await shownAfter(reminded('agency', 2))).toEqual({ reminder: 'user-2' });
    expect(await shownAfter(reminded('agency', null))).toEqual({ reminder: 'administrators' });
    expect(await shownAfter(reminded('restaurant', 2), quoteEvent('QuoteExpired'))).toEqual({});
  });

  it('[R-ACC-17] is a recall for each restaurant until it confirms, newer with each reminder', async () => {
    const started = aRecallStarted();
    const later = '2026-11-23T09:00:00.000Z';
    const reminded = { ...aRecallReminded(), metadata: { at: later } };
    const shown = async (...events: Parameters<typeof kit.given>[0]) => {
      const documents = await kit.given(events).documents();
      return [...documents.values()].map((notice) => [notice?.audience, notice?.until, notice?.at]);
    };
    const { until } = started.data;
    expect(await shown(started)).toEqual([1, 2, 3].map((id) => [`restaurant-${id}`, until, at]));
    expect(await shown(started, aRecallConfirmed(), reminded)).toEqual(
      [2, 3].map((id) => [`restaurant-${id}`, until, later]),
    );
    expect(await shown(started, aRecallConfirmed(), aRecallClosed())).toEqual([]);
  });

  it('[R-ACC-17] is for administrators once all have confirmed, until one takes it back', async () => {
    const last = aRecallConfirmed({ left: 0 });
    const given = kit.given([
      aRecallStarted({ restaurants: [1] }),
      last,
      { ...last, data: { ...last.data } },
    ]);
    await given.thenDocument('recallDone-' + aRecallId, {
      id: `recallDone-${aRecallId}`,
      audience: 'allAdministrators',
      kind: 'recallDone',
      at,
      position: 2,
      count: 1,
      pieces: [{ id: 7, name: '', link: '', thumbKey: '' }],
      order: null,
      actedBy: null,
      recall: { id: aRecallId, restaurantId: null, reminded: false },
    });
    const back = aRecallUnconfirmed({ left: 1 });
    const documents = await kit.given([aRecallStarted({ restaurants: [1] }), last, back]).documents();
    const shown = [...documents.values()].flatMap((notice) => (notice ? [notice.audience] : []));
    expect(shown).toEqual(['restaurant-1']);
  });

  it('[R-MOP-01] is a decision about a pause, unless it is reopened or withdrawn', async () => {
    const data = { pauseId: 'p', restaurantId: 1, from: 1, userId: 2 };
    const decided = (to: number) => ({
      type: 'MopPauseStatusChanged',
      data: { ...data, to },
      personal: { subject: 'user-2', value: null },
    });
    expect(await shownAfter(decided(2))).toEqual({ pause: 'restaurant-1' });
    expect(await shownAfter(decided(2), decided(1))).toEqual({});
    expect(await shownAfter(decided(2), { type: 'MopPauseWithdrawn', data })).toEqual({});
  });
});

describe('who acted as another person', () => {
  const noticed = (byUserId: number, day: string) => ({
    type: 'ActingAsUserNoticed' as const,
    data: { userId: 12, byUserId, startedAt: `${day}T08:00:00.000Z`, day },
  });

  it('[W5] [AMB-77] is behind the bell of that person alone, with when it began', async () => {
    await projecting(noticesProjection)
      .given([noticed(2, '2026-11-20'), noticed(2, '2026-11-21')])
      .thenDocument('acting-12-2-2026-11-20', {
        id: 'acting-12-2-2026-11-20',
        audience: 'user-12',
        kind: 'acting',
        count: 0,
        pieces: [],
        at: '2026-11-20T08:00:00.000Z',
        position: 1,
        order: null,
        actedBy: 2,
      });
  });
});

describe('a note that mentions people', () => {
  it('[R-CHT-01] is announced to each of them and not to its author; it holds ids alone', async () => {
    const kit = projecting(noticesProjection).given([anOrderNoteAdded({ mentions: [3, 1, 2] })]);
    const { orderId: about } = anOrderNoteAdded().data;
    for (const userId of [2, 3]) {
      const id = `mention-note-1-${userId}`;
      await kit.thenDocument(id, {
        id,
        audience: id,
        kind: 'mention',
        at,
        position: 1,
        count: 0,
        pieces: [],
        order: null,
        actedBy: null,
        mention: { orderId: about, noteId: 'note-1', by: 1, userId },
      });
    }
    expect((await kit.documents()).size).toBe(2);
  });

  it('notifies no one where it mentions no one, as in logs of before', async () => {
    const kit = projecting(noticesProjection).given([anOrderNoteAdded()]);
    expect((await kit.documents()).size).toBe(0);
  });
});

describe('a planned change that came to nothing', () => {
  it('[R-CHN-29] is announced to its restaurant, and to the administrators', async () => {
    const failed = {
      type: 'ChannelPlanFailed' as const,
      data: {
        restaurantId: 1,
        restaurantSite: '0417',
        restaurantName: 'Gran Vía',
        date: '2026-12-01',
        reason: 'restaurant_inactive',
        fields: {},
      },
    };
    const notice = {
      kind: 'failedPlan',
      at,
      position: 1,
      count: 0,
      pieces: [],
      order: null,
      actedBy: null,
      failedPlan: { restaurantId: 1, restaurant: '0417 - Gran Vía', date: '2026-12-01' },
    };
    const kit = projecting(noticesProjection).given([failed]);
    const own = 'plan-1-2026-12-01-restaurant';
    const all = 'plan-1-2026-12-01-administrators';
    await kit.thenDocument(own, { ...notice, id: own, audience: 'restaurant-1' });
    await kit.thenDocument(all, { ...notice, id: all, audience: 'administrators' });
  });
});

describe('the view of notification settings', () => {
  const kit = projecting(notificationSettingsProjection);

  it('[R-ACC-13] [R-ACC-14] holds the last value of each setting, and no one without settings', async () => {
    const language = { type: 'MailLanguageChosen' as const, data: { userId: 12, language: 'CAT' as const } };
    const read = { type: 'NoticesRead' as const, data: { userId: 12, upTo: at } };
    const mails = (newFiles: boolean) => aNoticesChosen({ newFiles: { mail: newFiles } });
    const untouched = { id: 12, chosen: {}, quiet: defaultQuietHours, language: null, readUpTo: null };
    await kit
      .given([mails(false), aNoticesChosen({ quote: { bell: false } }), mails(true)])
      .thenDocument('12', { ...untouched, chosen: { newFiles: { mail: true }, quote: { bell: false } } });
    await kit.given([language, read]).thenDocument('12', { ...untouched, language: 'CAT', readUpTo: at });
    const quiet = { type: 'QuietHoursSet' as const, data: { userId: 12, quiet: null } };
    await kit.given([quiet]).thenDocument('12', { ...untouched, quiet: null });
    await kit.given([language]).thenNoDocument('13');
  });
});

describe('another file of a resource', () => {
  const kit = projecting(noticesProjection);
  const file = { key: 'b'.repeat(32), filename: 'menu.pdf', bytes: 1, contentType: 'application/pdf' };
  const replaced = (version: number, offered: typeof file | null = file) => ({
    type: 'ResourceFileReplaced' as const,
    data: { resourceId: 7, file: offered, version, replaced: version - 1 },
  });

  it('is one notice per file, for those who follow it at reading time; it holds no names', async () => {
    const events = [replaced(2), replaced(2), replaced(3)];
    for (const version of [2, 3])
      await kit.given(events).thenDocument(`replaced-7-${version}`, {
        id: `replaced-7-${version}`,
        audience: `replaced-7-${version}`,
        kind: 'replaced',
        at,
        position: version,
        count: 1,
        order: null,
        actedBy: null,
        pieces: [{ id: 7, name: '', link: '', thumbKey: '' }],
      });
  });

  it('is absent where the file was only removed', async () => {
    await kit.given([replaced(0, null)]).thenNoDocument('replaced-7-0');
  });
});

describe('the end of a resource', () => {
  const kit = projecting(noticesProjection);
  const time = { resourceId: 7, publishedFrom: null, validUntil: '2026-12-10' };
  const reached = (statusDay: string) => ({
    type: 'ResourceTimeReached' as const,
    data: { ...time, statusDay },
  });

  it('is a notice to all administrators a week before, and to no one on other days', async () => {
    await kit.given([reached('2026-12-03')]).thenDocument('pieceEnds-7', {
      id: 'pieceEnds-7',
      audience: 'allAdministrators',
      kind: 'pieceEnds',
      at,
      position: 1,
      count: 1,
      order: null,
      actedBy: null,
      pieces: [{ id: 7, name: '', link: '', thumbKey: '' }],
      until: '2026-12-10',
    });
    await kit.given([reached('2026-12-11')]).thenNoDocument('pieceEnds-7');
  });

  it('disappears once its days have changed', async () => {
    const changed = {
      type: 'ResourceTimeChanged' as const,
      data: { ...time, validUntil: '2027-01-31', statusDay: '2026-12-04' },
    };
    await kit.given([reached('2026-12-03'), changed]).thenNoDocument('pieceEnds-7');
  });
});
