import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallError } from '#app/client/call-error';
import { SafeStorage } from '#app/safe-storage';
import type { Outgoing } from './outbox';
import { Outbox } from './outbox';

const ana = 7;
const item = (intent: string, facts: Partial<Outgoing> = {}): Outgoing => ({
  intent,
  orderId: 'order-1',
  kind: 'message',
  html: 'Olá',
  images: [],
  at: '2026-11-20T10:00:00.000Z',
  state: 'sending',
  ...facts,
});
const open = () => new Outbox(new SafeStorage(() => sessionStorage));
const statesOf = (box: Outbox) => box.itemsOf(ana).map(({ intent, state }) => [intent, state]);

beforeEach(() => sessionStorage.clear());

describe('what was said and is not in the conversation yet', () => {
  it('outlives a reload with its key, and is then as good as failed', () => {
    open().add(ana, item('first'));
    expect(statesOf(open())).toEqual([['first', 'failed']]);
  });

  it('keeps why it failed for as long as the page stands', () => {
    const box = open();
    box.add(ana, item('first'));
    box.change(ana, 'first', { state: 'failed', error: CallError.offline('PostOrderMessage') });
    expect(box.itemsOf(ana)[0]?.error?.code).toBe('offline');
    expect(open().itemsOf(ana)[0]?.error).toBeUndefined();
  });

  it('is gone after a reload once it was sent: the conversation shows it', () => {
    const box = open();
    box.add(ana, item('first'));
    box.change(ana, 'first', { state: 'sent', id: 'message-1' });
    expect(statesOf(box)).toEqual([['first', 'sent']]);
    expect(open().itemsOf(ana)).toEqual([]);
  });

  it('is told to those who look, and is the same list while nothing changes', () => {
    const box = open();
    const redraw = jest.fn();
    const stop = box.subscribe(redraw);
    box.add(ana, item('first'));
    expect(box.itemsOf(ana)).toBe(box.itemsOf(ana));
    box.drop(ana, () => false);
    expect(redraw).toHaveBeenCalledTimes(1);
    stop();
    box.drop(ana, () => true);
    expect([redraw.mock.calls.length, box.itemsOf(ana).length]).toEqual([1, 0]);
  });

  it('is nobody else’s, and leaves nothing when the person signs out', () => {
    const box = open();
    box.add(ana, item('first'));
    expect(box.itemsOf(8)).toEqual([]);
    box.forget(ana);
    expect([box.itemsOf(ana).length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each(['not JSON', '{}', 'null', '[{"nonsense":true}]'])('takes %p for nothing', (stored) => {
    sessionStorage.setItem(`chat-outbox-${ana}`, stored);
    expect(open().itemsOf(ana)).toEqual([]);
  });
});
