import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aChatOpened,
  aChatRead,
  aMessagePosted,
  anOrderNoteAdded,
  chatEvents,
  chatPushes,
} from '@portal/contracts/areas/chat';
import { projected } from '@portal/platform/testing/projection-kit';
import { chatPushRules } from './chat.push';

const { orderId } = aChatOpened().data;
const agency = [{ role: Role.Administrator }, { role: Role.Editor }];
const restaurant = { restaurant: 1 };

const pushesOf = (event: Parameters<typeof projected>[0]) => {
  const pushes = chatPushRules.on.get(event.type)?.(projected(event, 41)) ?? [];
  for (const { name, payload } of pushes) {
    expect(chatPushes.payloads[name as keyof typeof chatPushes.payloads].parse(payload)).toEqual(payload);
  }
  return pushes;
};

const message = { orderId, position: 42 };
const unread = (count: number) => ({ orderId, unread: count, position: 42 });

describe('what browsers hear of conversations', () => {
  it('[R-CHT-09] tells both sides of a message, and the side that has not read it of the flag', () => {
    expect(pushesOf(aMessagePosted({ unread: 3 }))).toEqual([
      { name: 'MessagePosted', payload: message, to: [restaurant, ...agency] },
      { name: 'UnreadMessagesChanged', payload: unread(3), to: agency },
    ]);
    expect(pushesOf(aMessagePosted({ side: 'agency' }))).toEqual([
      { name: 'MessagePosted', payload: message, to: [restaurant, ...agency] },
      { name: 'UnreadMessagesChanged', payload: unread(1), to: [restaurant] },
    ]);
  });

  it('[R-CHT-07] [R-CHT-09] tells both sides that one has read, and that side’s other devices that nothing waits', () => {
    expect(pushesOf(aChatRead())).toEqual([
      { name: 'MessagesRead', payload: message, to: [restaurant, ...agency] },
      { name: 'UnreadMessagesChanged', payload: unread(0), to: agency },
    ]);
    expect(pushesOf(aChatRead({ side: 'restaurant' }))[1]).toEqual({
      name: 'UnreadMessagesChanged',
      payload: unread(0),
      to: [restaurant],
    });
  });

  it('[R-CHT-01] tells administrators alone of a note', () => {
    expect(pushesOf(anOrderNoteAdded())).toEqual([{ name: 'OrderNoteAdded', payload: message, to: agency }]);
  });

  it('has no restaurant to name in what is recorded of a note', () => {
    expect(Object.keys(chatEvents.events.OrderNoteAdded.data.shape)).not.toContain('restaurantId');
  });
});
