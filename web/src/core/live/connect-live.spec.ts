/** @jest-environment <rootDir>/scripts/test/own-window.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { socketWithoutSession, tooManySockets } from '@portal/contracts/kernel';
import type { LiveSubscriber } from './connect-live';

type Listener = (announced: never) => void;

const socket = {
  active: true,
  connected: false,
  recovered: false,
  listeners: new Map<string, Listener>(),
  on: (name: string, listener: Listener) => void socket.listeners.set(name, listener),
  onAny: () => undefined,
  connect: jest.fn(),
  disconnect: jest.fn(),
  hear: (name: string, announced?: unknown) => socket.listeners.get(name)?.(announced as never),
};
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { connectLive } = await import('./connect-live');

function open() {
  const heard: string[] = [];
  const subscriber: LiveSubscriber = {
    onStatus: (status) => heard.push(status),
    onPush: (name) => heard.push(name),
    onMissed: () => heard.push('missed'),
    onRejected: () => heard.push('turned away'),
  };
  return { heard, close: connectLive(subscriber, 0) };
}

beforeEach(() => {
  jest.useFakeTimers();
  socket.connect.mockClear();
  socket.active = true;
});
afterEach(() => void jest.useRealTimers());

describe('[S2] [R-AUT-21] a socket', () => {
  it('that broke is reconnected by the socket library', () => {
    const { heard } = open();
    socket.hear('connect');
    socket.hear('disconnect', 'transport close');
    jest.advanceTimersByTime(120_000);
    expect(heard).toEqual(['live', 'lost']);
    expect(socket.connect).not.toHaveBeenCalled();
  });

  it('that the server closes is reported: the end of the session may have been missed', () => {
    const { heard } = open();
    socket.hear('connect');
    socket.hear('disconnect', 'io server disconnect');
    expect(heard).toEqual(['live', 'lost', 'turned away']);
    jest.advanceTimersByTime(10_000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it.each([
    [socketWithoutSession, ['lost', 'turned away'], 10_000],
    [tooManySockets, ['lost'], 60_000],
    ['the views are away', ['lost'], 10_000],
  ])('that is refused with %s asks again', (message, expected, after) => {
    const { heard } = open();
    socket.active = false;
    socket.hear('connect_error', new Error(message));
    expect(heard).toEqual(expected);
    jest.advanceTimersByTime(after - 1);
    expect(socket.connect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('is not requested again once no listener is left', () => {
    const { close } = open();
    socket.hear('disconnect', 'io server disconnect');
    close();
    jest.advanceTimersByTime(120_000);
    expect(socket.connect).not.toHaveBeenCalled();
    expect(socket.disconnect).toHaveBeenCalled();
  });

  it('without a network is left to reconnect', () => {
    const { heard } = open();
    socket.hear('connect_error', new Error('websocket error'));
    expect(heard).toEqual([]);
  });
});
