import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aChatOpened,
  aChatRead,
  aChatReadByPerson,
  aMessagePosted,
  anAnswerPosted,
  anOrderNoteAdded,
  maxMessageImages,
} from '@portal/contracts/areas/chat';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { orderChatDecider, type OrderChatEvent } from './order-chat.decider';
import type { MessageFacts } from './order-chat.facts';

const opened = aChatOpened();
const { orderId, ...order } = opened.data;
const ana = testActor(Role.Franchisee);
const agency = testActor(Role.Administrator, { userId: 1, restaurants: [] });

const image = (key: string) => ({ key, contentType: 'image/jpeg' as const });
const post = ({
  actor = ana,
  text = 'Bom dia',
  commandId = 'message-1',
  images = [] as MessageFacts['images'],
  orderedBy = ana.userId as number | null,
}) => ({
  input: { order_id: orderId, message: '<p>Bom dia</p>', images: images.map(({ key }) => key) },
  facts: { order, written: { html: text && `<p>${text}</p>`, text }, images, orderedBy },
  actor,
  commandId,
});
const note = (commandId: string, text = 'Cliente difícil', mentions: readonly number[] = []) => ({
  input: { order_id: orderId, message: `<p>${text}</p>`.slice(0, 16), mentions: [...mentions] },
  facts: { order, written: { html: `<p>${text}</p>`, text }, mentions },
  actor: agency,
  commandId,
});
const read = (actor = agency) => ({ input: { order_id: orderId }, facts: { order }, actor });
const answer = anAnswerPosted();
const asked: readonly OrderChatEvent[] = [opened, aMessagePosted()];
const byAgency = { actor: agency, commandId: 'message-2' };

describe('saying something about an order', () => {
  it('[R-CHT-01] [R-CHT-02] [W9] opens the conversation; the sender comes from the session', () => {
    givenEvents(orderChatDecider, []).when('PostOrderMessage', post({})).then([opened, aMessagePosted()]);
  });

  it('[R-CHT-06] [AMB-62] by the agency waits for the person who ordered and for those who have written, once each', () => {
    const bento = testActor(Role.Consultant, { userId: 14 });
    const second = aMessagePosted({ messageId: 'message-2', place: 2, userId: bento.userId });
    givenEvents(orderChatDecider, [])
      .when('PostOrderMessage', post(byAgency))
      .then([opened, anAnswerPosted({ place: 1, waitsFor: [12] })]);
    givenEvents(orderChatDecider, asked).when('PostOrderMessage', post(byAgency)).then([answer]);
    givenEvents(orderChatDecider, [...asked, second])
      .when('PostOrderMessage', post({ actor: agency, commandId: 'message-3', orderedBy: 15 }))
      .then([anAnswerPosted({ messageId: 'message-3', place: 3, waitsFor: [15, 12, 14] })]);
  });

  it('[AMB-62] by the agency waits for no one when no person of the restaurant has ordered or written', () => {
    givenEvents(orderChatDecider, [])
      .when('PostOrderMessage', post({ ...byAgency, orderedBy: null }))
      .then([opened, anAnswerPosted({ place: 1, waitsFor: [] })]);
  });

  it('[AMB-62] [AMB-06] in the place of the restaurant is the agency’s, and no one has to answer it', () => {
    const acting = { ...agency, role: Role.Manager, ownRole: Role.Administrator, onBehalfOf: 'restaurant-1' };
    givenEvents(orderChatDecider, asked)
      .when('PostOrderMessage', post({ actor: acting, commandId: 'message-2' }))
      .then([answer]);
    const { state } = givenEvents(orderChatDecider, [...asked, answer]);
    expect([...(state?.writers ?? [])]).toEqual([12]);
  });

  it('[R2] happens once for one command', () => {
    givenEvents(orderChatDecider, [opened, aMessagePosted()])
      .when('PostOrderMessage', post({}))
      .thenNothing();
  });

  it.each(['', ' \u00a0\n', '\u200b\u200d\ufeff', '\u00ad\u3164\u2060'])(
    '[R-CHT-05] is refused when nothing is left to read: %j',
    (text) => {
      givenEvents(orderChatDecider, [])
        .when('PostOrderMessage', post({ text, images: [image('a')] }))
        .thenRejected('message_empty');
    },
  );

  it('[R-CHT-04] [R-CON-10] [R-ERR-13] takes five images, and is rejected with six', () => {
    const images = ['a', 'b', 'c', 'd', 'e'].map(image);
    givenEvents(orderChatDecider, [])
      .when('PostOrderMessage', post({ images }))
      .then([opened, aMessagePosted({ images })]);
    givenEvents(orderChatDecider, [])
      .when('PostOrderMessage', post({ images: [...images, image('f')] }))
      .thenRejected('too_many_message_images', { max: maxMessageImages });
  });

  it('[W13] is refused with an image of an earlier message', () => {
    givenEvents(orderChatDecider, [opened, aMessagePosted({ images: [image('a')] })])
      .when('PostOrderMessage', post({ commandId: 'message-2', images: [image('b'), image('a')] }))
      .thenRejected('upload_not_found');
  });
});

describe('reading a conversation', () => {
  const bento = testActor(Role.Manager, { userId: 13 });
  const readByBento = aChatReadByPerson({ userId: 13 });

  it('[R-CHT-07] [AMB-62] by an administrator counts for all of the agency, up to the newest message', () => {
    givenEvents(orderChatDecider, asked).when('MarkOrderAsRead', read()).then([aChatRead()]);
    const other = testActor(Role.Administrator, { userId: 2 });
    givenEvents(orderChatDecider, [...asked, aChatRead()])
      .when('MarkOrderAsRead', read(other))
      .thenNothing();
  });

  it('[R-CHT-07] [AMB-62] by a person of the restaurant counts for that person alone', () => {
    givenEvents(orderChatDecider, [...asked, answer])
      .when('MarkOrderAsRead', read(bento))
      .then([readByBento]);
    givenEvents(orderChatDecider, [...asked, answer, readByBento])
      .when('MarkOrderAsRead', read(ana))
      .then([aChatReadByPerson()]);
  });

  it('[AMB-62] counted for everybody of the restaurant in logs of before', () => {
    const before = aChatRead({ side: 'restaurant', userId: 13, upTo: 2 });
    givenEvents(orderChatDecider, [...asked, anAnswerPosted({ unread: 1, waitsFor: undefined }), before])
      .when('MarkOrderAsRead', read(ana))
      .thenNothing();
  });

  it('[R-CHT-07] produces no event when nothing is new: already read, only own messages, or never opened', () => {
    for (const events of [asked, [...asked, answer, aChatReadByPerson()]])
      givenEvents(orderChatDecider, events).when('MarkOrderAsRead', read(ana)).thenNothing();
    givenEvents(orderChatDecider, []).when('MarkOrderAsRead', read()).thenNothing();
  });
});

describe('noting something on an order', () => {
  const noted = anOrderNoteAdded();

  it('keeps the note beside the conversation, which it opens when it is the first', () => {
    givenEvents(orderChatDecider, []).when('AddOrderNote', note('note-1')).then([opened, noted]);
    givenEvents(orderChatDecider, [opened, aMessagePosted()])
      .when('AddOrderNote', note('note-1'))
      .then([noted]);
  });

  it('[R-CHT-01] records the mentioned people in the order in which they were named', () => {
    givenEvents(orderChatDecider, [opened])
      .when('AddOrderNote', note('note-1', 'Cliente difícil', [3, 2]))
      .then([anOrderNoteAdded({ mentions: [3, 2] })]);
  });

  it('[R-CHT-06] leaves nothing to read and takes no place among the messages', () => {
    const before = givenEvents(orderChatDecider, [opened, aMessagePosted()]).state;
    const after = givenEvents(orderChatDecider, [opened, aMessagePosted(), noted]).state;
    expect(after).toEqual({ ...before, writtenIds: before?.writtenIds.with('note-1') });
  });

  it('[R2] happens once for one command', () => {
    givenEvents(orderChatDecider, [opened, noted]).when('AddOrderNote', note('note-1')).thenNothing();
  });

  it('is refused when nothing is left to read', () => {
    givenEvents(orderChatDecider, []).when('AddOrderNote', note('note-1', ' ')).thenRejected('message_empty');
  });
});
