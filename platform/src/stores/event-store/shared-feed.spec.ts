import { describe, expect, it } from '@jest/globals';
import type { Position } from '@portal/contracts';
import type { RecordedEvent } from './event-store.port';
import { SharedFeed, SharedPages } from './shared-feed';

const eventAt = (position: Position) => ({ position, type: `Type${position}` }) as RecordedEvent;
const positionsOf = (events: readonly RecordedEvent[] | null) => events?.map(({ position }) => position);

function wire(kept?: number) {
  const arrived: RecordedEvent[] = [];
  const asked = { opened: [] as Position[], closed: 0, taken: 0 };
  let news = () => undefined as void;
  let dropped: Error | null = null;
  const shared = new SharedFeed(async (after, onNews) => {
    asked.opened.push(after);
    news = onNews;
    return {
      take(limit) {
        const events = arrived.splice(0, limit);
        asked.taken += events.length;
        if (events.length === 0 && dropped) throw dropped;
        return events;
      },
      close: () => void (asked.closed += 1),
    };
  }, kept);
  return {
    shared,
    asked,
    bring(...positions: Position[]) {
      arrived.push(...positions.map(eventAt));
      news();
    },
    drop(reason: Error) {
      dropped = reason;
      news();
    },
  };
}

describe('a shared feed', () => {
  it('is opened once for all, and each event is taken once', async () => {
    const { shared, asked, bring } = wire();
    shared.listen(() => undefined);
    await Promise.all([shared.open(10), shared.open(20)]);
    bring(30, 44);
    expect(positionsOf(shared.after(10, 100))).toEqual([30, 44]);
    expect(positionsOf(shared.after(10, 100))).toEqual([30, 44]);
    expect(positionsOf(shared.after(30, 100))).toEqual([44]);
    expect(positionsOf(shared.after(44, 100))).toEqual([]);
    expect(positionsOf(shared.after(10, 1))).toEqual([30]);
    expect(asked).toEqual({ opened: [10], closed: 0, taken: 2 });
  });

  it('leaves to the log what precedes it, and what it has dropped', async () => {
    const { shared, bring } = wire(2);
    expect(shared.after(0, 100)).toBeNull();
    shared.listen(() => undefined);
    await shared.open(10);
    expect(shared.after(9, 100)).toBeNull();
    bring(11, 12);
    shared.after(10, 1);
    bring(13, 14);
    shared.after(10, 1);
    bring(15);
    expect(shared.after(12, 100)).toBeNull();
    expect(positionsOf(shared.after(13, 100))).toEqual([14, 15]);
  });

  it('notifies all listeners, and ends with the last of them', async () => {
    const { shared, asked, bring } = wire();
    const announced: string[] = [];
    const stop = ['first', 'second'].map((name) => shared.listen(() => void announced.push(name)));
    await shared.open(0);
    bring(1);
    stop[0]?.();
    bring(2);
    expect(announced).toEqual(['first', 'second', 'second']);
    stop[1]?.();
    expect(asked.closed).toBe(1);
    expect(shared.after(0, 100)).toBeNull();
  });

  it('announces the types of what has arrived, regardless of readers, and none when it was dropped', async () => {
    const { shared, bring, drop } = wire();
    const announced: unknown[] = [];
    shared.listen((types) => void announced.push(types));
    await shared.open(0);
    bring(1, 2);
    bring(3);
    drop(new Error('the server has gone'));
    expect(announced).toEqual([['Type1', 'Type2'], ['Type3'], undefined]);
    expect(positionsOf(shared.after(0, 100))).toEqual([1, 2, 3]);
  });

  it('does not stay open when all listeners left while it was opening', async () => {
    const { shared, asked } = wire();
    const stop = shared.listen(() => undefined);
    const opening = shared.open(0);
    stop();
    await opening;
    expect(asked.closed).toBe(1);
    expect(shared.covers(0)).toBe(false);
  });

  it('reports once why it was dropped, after the last arrivals, and is opened again', async () => {
    const { shared, asked, bring, drop } = wire();
    shared.listen(() => undefined);
    await shared.open(0);
    bring(1);
    drop(new Error('the server has gone'));
    expect(positionsOf(shared.after(0, 100))).toEqual([1]);
    expect(() => shared.after(1, 100)).toThrow('the server has gone');
    expect(shared.after(1, 100)).toBeNull();
    await shared.open(1);
    expect(asked.opened).toEqual([0, 1]);
  });
});

describe('shared pages', () => {
  function log(...positions: Position[]) {
    const reads: Position[] = [];
    const pages = new SharedPages(async (after, limit) => {
      reads.push(after);
      return positions
        .filter((position) => position > after)
        .slice(0, limit)
        .map(eventAt);
    });
    const read = async (after: Position, limit = 3) => {
      const { events, isLast } = await pages.after(after, limit);
      return [positionsOf(events), isLast];
    };
    return { read, reads, append: (position: Position) => positions.push(position) };
  }

  it('[R1] are read once for all that start together, wherever each begins', async () => {
    const { read, reads } = log(10, 20, 30, 40);
    const whole = [[10, 20, 30], false];
    expect(await Promise.all([read(0), read(0)])).toEqual([whole, whole]);
    expect(await read(0)).toEqual(whole);
    expect(await read(10)).toEqual([[20, 30], false]);
    expect(await read(0, 2)).toEqual([[10, 20], false]);
    expect(await read(30)).toEqual([[40], true]);
    expect(await read(30)).toEqual([[40], true]);
    expect(reads).toEqual([0, 30]);
  });

  it('[R1] have what comes after the last', async () => {
    const { read, append } = log(10);
    expect(await read(0)).toEqual([[10], true]);
    expect(await read(10)).toEqual([[], true]);
    append(20);
    expect(await read(10)).toEqual([[20], true]);
  });

  it('[R1] are read again after an error', async () => {
    let isAway = true;
    const pages = new SharedPages(async () => {
      if (isAway) throw new Error('away');
      return [eventAt(10)];
    });
    await expect(pages.after(0, 3)).rejects.toThrow('away');
    isAway = false;
    expect(positionsOf((await pages.after(0, 3)).events)).toEqual([10]);
  });
});
