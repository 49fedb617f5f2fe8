import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { aChatOpened, aChatRead, aMessagePosted, anOrderNoteAdded } from '@portal/contracts/areas/chat';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { orderChatDecider, type OrderChatEvent } from './order-chat.decider';
import type { MessageFacts } from './order-chat.facts';

const opened = aChatOpened();
const { orderId, ...order } = opened.data;
const ana = testActor(Role.Franchisee, { name: 'Ana Prata' });
const agency = testActor(Role.Administrator, { userId: 1, name: 'Amélia Mota', restaurants: [] });

const image = (key: string) => ({ key, contentType: 'image/jpeg' as const });
const post = ({
  actor = ana,
  text = 'Bom dia',
  commandId = 'message-1',
  images = [] as MessageFacts['images'],
}) => ({
  input: { order_id: orderId, message: '<p>Bom dia</p>', images: images.map(({ key }) => key) },
  facts: { order, written: { html: text && `<p>${text}</p>`, text }, images },
  actor,
  commandId,
});
const note = (commandId: string, text = 'Cliente difícil') => ({
  input: { order_id: orderId, message: `<p>${text}</p>`.slice(0, 16) },
  facts: { order, written: { html: `<p>${text}</p>`, text } },
  actor: agency,
  commandId,
});
const read = (actor = agency) => ({ input: { order_id: orderId }, facts: { order }, actor });
const answer = (overrides: Parameters<typeof aMessagePosted>[0] = {}): OrderChatEvent => ({
  ...aMessagePosted({
    messageId: 'message-2',
    place: 2,
    userId: 1,
    userType: Role.Administrator,
    side: 'agency',
    ...overrides,
  }),
  personal: {
    subject: 'user-1',
    value: { userName: 'Amélia Mota', html: '<p>Bom dia</p>', text: 'Bom dia' },
  },
});

describe('saying something about an order', () => {
  it('[R-CHT-01] [R-CHT-02] [W9] opens the conversation; who says it comes from the session', () => {
    givenEvents(orderChatDecider, []).when('PostOrderMessage', post({})).then([opened, aMessagePosted()]);
  });

  it('[R-CHT-06] counts what waits on the other side, which alone has not seen it', () => {
    givenEvents(orderChatDecider, [opened, aMessagePosted()])
      .when('PostOrderMessage', post({ actor: agency, commandId: 'message-2' }))
      .then([answer()]);
    givenEvents(orderChatDecider, [opened, aMessagePosted(), answer()])
      .when('PostOrderMessage', post({ commandId: 'message-3' }))
      .then([aMessagePosted({ messageId: 'message-3', place: 3, unread: 2 })]);
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

  it('[R-CHT-04] [R-CON-10] [R-ERR-13] brings five images, and is refused with six', () => {
    const images = ['a', 'b', 'c', 'd', 'e'].map(image);
    givenEvents(orderChatDecider, [])
      .when('PostOrderMessage', post({ images }))
      .then([opened, aMessagePosted({ images })]);
    givenEvents(orderChatDecider, [])
      .when('PostOrderMessage', post({ images: [...images, image('f')] }))
      .thenRejected('too_many_message_images');
  });

  it('[W13] is refused with an image of an earlier message', () => {
    givenEvents(orderChatDecider, [opened, aMessagePosted({ images: [image('a')] })])
      .when('PostOrderMessage', post({ commandId: 'message-2', images: [image('b'), image('a')] }))
      .thenRejected('upload_not_found');
  });
});

describe('reading a conversation', () => {
  it('[R-CHT-07] clears what waits on one’s side, up to the newest message', () => {
    givenEvents(orderChatDecider, [opened, aMessagePosted()])
      .when('MarkOrderAsRead', read())
      .then([
        {
          ...aChatRead(),
          personal: { subject: 'user-1', value: { userName: 'Amélia Mota' } },
        },
      ]);
    expect(givenEvents(orderChatDecider, [opened, aMessagePosted(), aChatRead()]).state).toMatchObject({
      unread: { restaurant: 0, agency: 0 },
    });
  });

  it('[R-CHT-07] stays quiet when nothing waits: already read, only one’s own, or never opened', () => {
    givenEvents(orderChatDecider, [opened, aMessagePosted(), aChatRead()])
      .when('MarkOrderAsRead', read())
      .thenNothing();
    givenEvents(orderChatDecider, [opened, aMessagePosted()])
      .when('MarkOrderAsRead', read(ana))
      .thenNothing();
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

  it('[R-CHT-06] leaves nothing to read and takes no place among the messages', () => {
    const before = givenEvents(orderChatDecider, [opened, aMessagePosted()]).state;
    const after = givenEvents(orderChatDecider, [opened, aMessagePosted(), noted]).state;
    expect(after).toEqual({ ...before, said: ['message-1', 'note-1'] });
  });

  it('[R2] happens once for one command', () => {
    givenEvents(orderChatDecider, [opened, noted]).when('AddOrderNote', note('note-1')).thenNothing();
  });

  it('is refused when nothing is left to read', () => {
    givenEvents(orderChatDecider, []).when('AddOrderNote', note('note-1', ' ')).thenRejected('message_empty');
  });
});
