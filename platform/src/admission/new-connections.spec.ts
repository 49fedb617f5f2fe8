import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NewConnections } from './new-connections';

class Arrival extends EventEmitter {
  destroyed = false;
  isRead = true;
  readonly _handle = {
    readStop: () => void (this.isRead = false),
    readStart: () => void (this.isRead = true),
  };
  constructor(readonly name: string) {
    super();
  }
  destroy(): void {
    this.destroyed = true;
  }
}

function open(newConnectionsPerSecond: number) {
  const inside: string[] = [];
  const connections = new NewConnections({ newConnectionsPerSecond }, (socket) =>
    inside.push((socket as unknown as Arrival).name),
  );
  const arrive = (name: string, network: string) => {
    const arrival = new Arrival(name);
    connections.add(arrival as unknown as Socket, network);
    return arrival;
  };
  return { inside, connections, arrive };
}

describe('new connections', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

  it('[F1] come in at once up to a tenth of a second’s number, then at an even pace', () => {
    const { inside, arrive } = open(20);
    'abcd'.split('').forEach((name) => arrive(name, 'one'));
    expect(inside).toEqual(['a', 'b']);
    pass(60);
    expect(inside).toEqual(['a', 'b', 'c']);
    pass(50);
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[F1] of one network do not keep those of another waiting behind them', () => {
    const { inside, arrive } = open(10);
    ['a', 'b', 'c', 'd'].forEach((name) => arrive(name, 'flood'));
    arrive('z', 'other');
    pass(205);
    expect(inside).toEqual(['a', 'b', 'z']);
  });

  it('[F1] are not read while they wait, and ended when that takes too long or they break', () => {
    const { inside, arrive } = open(10);
    arrive('a', 'one');
    const next = arrive('b', 'one');
    const broken = arrive('c', 'one');
    expect([next.isRead, broken.isRead]).toEqual([false, false]);
    broken.emit('error', new Error('reset'));
    broken.destroy();
    pass(210);
    expect(next.isRead).toBe(true);
    expect(inside).toEqual(['a', 'b']);
    const many = Array.from({ length: 100 }, (_, at) => arrive(String(at), 'one'));
    pass(5_100);
    expect(many.at(-1)?.destroyed).toBe(true);
    expect(inside.length).toBeLessThan(60);
  });

  it('[F1] of one network are ended where a thousand wait already', () => {
    const { arrive } = open(1);
    const arrivals = Array.from({ length: 1_002 }, (_, at) => arrive(String(at), 'one'));
    expect(arrivals.at(-2)?.destroyed).toBe(false);
    expect(arrivals.at(-1)?.destroyed).toBe(true);
    expect(arrive('z', 'other').destroyed).toBe(false);
  });

  it('[R17] are all accepted when the server ends', () => {
    const { inside, connections, arrive } = open(1);
    ['a', 'b', 'c'].forEach((name) => arrive(name, 'one'));
    connections.close();
    arrive('d', 'one');
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
  });
});
