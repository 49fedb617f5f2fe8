import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RecentEvents, type WrittenEvent } from './recent-events';

const written = (position: number): WrittenEvent => ({
  position,
  stream: 'order-1',
  revision: position,
  cells: [`id-${position}`, 'OrderPlaced', '{"n":1}', null, null, '{"at":"2026-01-01"}'],
});
const positionsOf = (recent: RecentEvents, after: number, limit = 100) =>
  recent.after(after, limit)?.map(({ position }) => position) ?? null;

describe('the newest events of a log', () => {
  it('are the same objects for everybody who follows it', () => {
    const recent = new RecentEvents();
    recent.add([written(1), written(2)]);
    const [first] = recent.after(0, 10) ?? [];
    expect(first).toMatchObject({ position: 1, stream: 'order-1', type: 'OrderPlaced', data: { n: 1 } });
    expect(recent.after(0, 10)?.[0]).toBe(first);
  });

  it('leave to the file what is older than they are', () => {
    const recent = new RecentEvents();
    recent.add([written(7), written(8)]);
    expect([positionsOf(recent, 5), positionsOf(recent, 6), positionsOf(recent, 7)]).toEqual([
      null,
      [7, 8],
      [8],
    ]);
  });

  it('know that nothing follows the last one, until they are invalidated', () => {
    const recent = new RecentEvents();
    expect(recent.after(0, 10)).toBeNull();
    recent.add([written(1)]);
    expect(recent.after(1, 10)).toEqual([]);
    recent.invalidate();
    expect(recent.after(1, 10)).toBeNull();
    expect(recent.after(2, 10)).toBeNull();
  });

  it('start over when another writer has appended in between', () => {
    const recent = new RecentEvents();
    recent.add([written(1)]);
    recent.add([written(3)]);
    expect([positionsOf(recent, 0), positionsOf(recent, 1), positionsOf(recent, 2)]).toEqual([
      null,
      null,
      [3],
    ]);
  });

  it('answer what the file would, or leave it to the file', () => {
    const size = fc.integer({ min: 1, max: 5 });
    const step = fc.record({ own: fc.boolean(), size });
    fc.assert(
      fc.property(fc.array(step), fc.nat(40), size, (steps, after, limit) => {
        const recent = new RecentEvents(6);
        let head = 0;
        for (const { own, size: count } of steps) {
          const group = Array.from({ length: count }, (_, index) => written(head + 1 + index));
          head += count;
          if (own) recent.add(group);
          else recent.invalidate();
        }
        const answered = positionsOf(recent, after, limit);
        const behind = Array.from({ length: Math.max(0, head - after) }, (_, index) => after + 1 + index);
        if (answered !== null) expect(answered).toEqual(behind.slice(0, limit));
      }),
    );
  });
});
