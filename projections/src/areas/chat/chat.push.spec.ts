import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aChatOpened,
  aChatRead,
  aChatReadByPerson,
  aMessagePosted,
  anAnswerPosted,
  anOrderNoteAdded,
  chatEvents,
  chatPushes,
} from '@portal/contracts/areas/chat';
import { pushing } from '@portal/platform/testing/projection-kit';
import { chatPushRules } from './chat.push';

const { orderId } = aChatOpened().data;
const agency = [{ role: Role.Administrator }, { role: Role.Editor }];
const restaurant = { restaurant: 1 };

const pushesOf = pushing(chatPushes, chatPushRules);
const message = { orderId, position: 42 };
const unread = { orderId, unread: true, position: 42 };
const read = { ...unread, unread: false };
const flag = (event: Parameters<typeof pushesOf>[0]) => pushesOf(event)[1];

describe('pushes of conversations', () => {
  it('[R-CHT-09] notify both sides of a message, and set the flag of the agency', () => {
    expect(pushesOf(aMessagePosted())).toEqual([
      { name: 'MessagePosted', payload: message, to: [restaurant, ...agency] },
      { name: 'UnreadMessagesChanged', payload: unread, to: agency },
    ]);
  });

  it('[R-CHT-09] [AMB-62] sends the flag to those for whom the agency’s message waits, or to the whole restaurant if it names no one', () => {
    const name = 'UnreadMessagesChanged';
    expect(pushesOf(anAnswerPosted({ waitsFor: [12, 14] }))).toEqual([
      { name: 'MessagePosted', payload: message, to: [restaurant, ...agency] },
      { name, payload: unread, to: [{ user: 'user-12' }, { user: 'user-14' }] },
    ]);
    for (const waitsFor of [[], undefined])
      expect(flag(anAnswerPosted({ waitsFor }))).toEqual({ name, payload: unread, to: [restaurant] });
  });

  it('[R-CHT-07] [R-CHT-09] [AMB-62] notify both sides of a reading, and clear the flag on the devices it counts for', () => {
    expect(pushesOf(aChatRead())).toEqual([
      { name: 'MessagesRead', payload: message, to: [restaurant, ...agency] },
      { name: 'UnreadMessagesChanged', payload: read, to: agency },
    ]);
    const name = 'UnreadMessagesChanged';
    expect(flag(aChatReadByPerson())).toEqual({ name, payload: read, to: [{ user: 'user-12' }] });
    expect(flag(aChatRead({ side: 'restaurant' }))).toEqual({ name, payload: read, to: [restaurant] });
  });

  it('[R-CHT-01] notify administrators alone of a note', () => {
    expect(pushesOf(anOrderNoteAdded())).toEqual([{ name: 'OrderNoteAdded', payload: message, to: agency }]);
  });

  it('has no restaurant to name in what is recorded of a note', () => {
    expect(Object.keys(chatEvents.events.OrderNoteAdded.data.shape)).not.toContain('restaurantId');
  });
});
