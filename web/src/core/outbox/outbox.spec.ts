import { describe, expect, it, jest } from '@jest/globals';
import { CallError } from '../client/call-error';
import { SafeStorage } from '../storage/safe-storage';
import { Outbox, type Outgoing } from './outbox';

const ana = 7;
const command = { name: 'PostOrderMessage', kind: 'command', method: 'POST', path: 'order/message' } as const;
const item = (intent: string, facts: Partial<Outgoing> = {}): Outgoing => ({
  intent,
  command,
  input: { message: 'Olá' },
  about: 'chat:order-1',
  label: 'Mensagem',
  refresh: ['ListOrderMessages'],
  at: '2026-11-20T10:00:00.000Z',
  acting: null,
  state: 'waiting',
  ...facts,
});
const open = () => new Outbox(new SafeStorage(() => localStorage));
const statesOf = (box: Outbox) => box.itemsOf(ana).map(({ intent, state }) => [intent, state]);
const conflict = new CallError({ call: 'X', code: 'conflict', status: 409, correlationId: 'c0ffee' });

describe('[U4] what was done and the server has not taken yet', () => {
  it('outlives a reload with its key; what was under way waits again', () => {
    const box = open();
    box.add(ana, item('first'));
    box.mark(ana, 'first', { state: 'sending' });
    expect(statesOf(box)).toEqual([['first', 'sending']]);
    expect(statesOf(open())).toEqual([['first', 'waiting']]);
  });

  it('keeps why it waits until the page closes, and why it was refused for good', () => {
    const box = open();
    box.add(ana, item('first'));
    box.add(ana, item('second'));
    box.mark(ana, 'first', { state: 'waiting', error: CallError.offline('PostOrderMessage') });
    box.mark(ana, 'second', { state: 'failed', error: conflict });
    expect(box.itemsOf(ana).map(({ error }) => error?.code)).toEqual(['offline', 'conflict']);
    expect(
      open()
        .itemsOf(ana)
        .map(({ error }) => error?.code),
    ).toEqual([undefined, 'conflict']);
  });

  it('is shown once it was sent until its record is, and is gone after a reload', () => {
    const box = open();
    box.add(ana, item('first'));
    box.settle(ana, 'first', 'message-1');
    expect(statesOf(box)).toEqual([['first', 'sent']]);
    expect(open().itemsOf(ana)).toEqual([]);
    box.drop(ana, ({ id }) => id === 'message-1');
    expect(box.itemsOf(ana)).toEqual([]);
  });

  it('notifies subscribers, and is the same list while nothing changes', () => {
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

  it('takes an item in again under the same key as one that was not tried yet', () => {
    const box = open();
    box.add(ana, item('first'));
    box.mark(ana, 'first', { state: 'failed' });
    box.drop(ana, ({ intent }) => intent === 'first');
    box.add(ana, item('first'));
    expect(statesOf(box)).toEqual([['first', 'waiting']]);
  });

  it('is the same in all tabs: none overwrites what another took in', () => {
    const here = open();
    const there = open();
    here.add(ana, item('first'));
    there.add(ana, item('second'));
    here.settle(ana, 'first', undefined);
    expect([statesOf(here), statesOf(there)]).toEqual([[['second', 'waiting']], [['second', 'waiting']]]);
  });

  it('[S19] belongs to one person, and leaves nothing when they sign out', () => {
    const box = open();
    box.add(ana, item('first'));
    expect(box.itemsOf(8)).toEqual([]);
    box.forget(ana);
    expect([box.itemsOf(ana).length, localStorage.length]).toEqual([0, 0]);
  });

  it.each(['not JSON', '{}', 'null', '[{"nonsense":true}]'])('takes %p for nothing', (stored) => {
    localStorage.setItem(`outbox-${ana}`, stored);
    expect(open().itemsOf(ana)).toEqual([]);
  });
});
