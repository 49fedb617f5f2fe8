import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OwnCommands } from './call-client';

const lists = [{ name: 'ListOrders' }, { name: 'CountOrders' }];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('own commands', () => {
  it('know the queries that were refreshed for the position of their answer, and no other position', () => {
    const own = new OwnCommands();
    own.begin();
    own.end(7, lists);
    expect([...(own.refreshedAt(7) ?? [])]).toEqual(['ListOrders', 'CountOrders']);
    expect([own.refreshedAt(8), own.refreshedAt(undefined)]).toEqual([null, null]);
  });

  it('hold a push that overtakes their answer until the last of them is answered', () => {
    const own = new OwnCommands();
    const seen: unknown[] = [];
    own.begin();
    own.begin();
    own.whenAnswered(() => seen.push(own.refreshedAt(7) !== null));
    own.end(7, lists);
    expect(seen).toEqual([]);
    own.end(undefined, lists);
    expect(seen).toEqual([true]);
  });

  it('let pushes pass at once where nothing is under way, and after half a second at the latest', () => {
    const own = new OwnCommands();
    const seen: string[] = [];
    own.whenAnswered(() => seen.push('at once'));
    own.begin();
    own.whenAnswered(() => seen.push('late'));
    jest.advanceTimersByTime(499);
    expect(seen).toEqual(['at once']);
    jest.advanceTimersByTime(1);
    expect(seen).toEqual(['at once', 'late']);
  });

  it('forget the oldest of many', () => {
    const own = new OwnCommands();
    for (let position = 1; position <= 201; position += 1) {
      own.begin();
      own.end(position, lists);
    }
    expect([own.refreshedAt(1), own.refreshedAt(2) === null]).toEqual([null, false]);
  });
});
