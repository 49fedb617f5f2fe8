import { describe, expect, it } from '@jest/globals';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import type { ProjectionProgress } from './projection-cursor';
import { type ProjectionState, projectionStates } from './projection-states';
import { StateReports } from './state-reports';

const start = Date.parse('2026-11-20T09:30:00.000Z');

function wire(program = 'projections') {
  const views = new SqliteViewStore(':memory:', [projectionStates]);
  const world = { second: 0, head: 0, all: [] as ProjectionProgress[] };
  const announced: (readonly ProjectionState[])[] = [];
  const open = (name = program) =>
    new StateReports({
      program: name,
      views,
      events: { head: async () => world.head },
      progress: () => world.all,
      now: () => new Date(start + world.second * 1_000),
      onReported: (states) => announced.push(states),
    });
  const recentOf = async (id: string) => (await reported(id))?.recent ?? [];
  const reported = (id: string) => views.get<ProjectionState>(projectionStates.name, id);
  return { world, open, reported, recentOf, told: announced };
}

const jars = (
  position: number,
  handled: number,
  more: Partial<ProjectionProgress> = {},
): ProjectionProgress => ({
  name: 'jars',
  position,
  handled,
  parked: 0,
  rebuild: null,
  ...more,
});

describe('the reports of the projections', () => {
  it('[R9] say how far each one is, how fast, and what is parked', async () => {
    const { world, open, reported, told } = wire();
    const reports = open();
    Object.assign(world, { head: 10, all: [jars(10, 4)] });
    expect(await reports.report()).toBe(true);
    Object.assign(world, { second: 2, head: 40, all: [jars(30, 24, { parked: 1 })] });
    expect(await reports.report()).toBe(true);
    expect(await reported('jars')).toMatchObject({
      program: 'projections',
      position: 30,
      head: 40,
      rate: 10,
      parked: 1,
      rebuild: null,
      at: '2026-11-20T09:30:02.000Z',
    });
    expect(told).toHaveLength(2);
  });

  it('count what is behind in time, from when something was first seen to be missing', async () => {
    const { world, open, reported } = wire();
    const reports = open();
    const lagAt = async (second: number, head: number, position: number) => {
      Object.assign(world, { second, head, all: [jars(position, 0)] });
      await reports.report();
      return (await reported('jars'))?.lag;
    };
    expect(await lagAt(0, 10, 10)).toBe(0);
    expect(await lagAt(1, 20, 10)).toBe(0);
    expect(await lagAt(3, 30, 10)).toBe(2_000);
    expect(await lagAt(4, 30, 25)).toBe(1_000);
    expect(await lagAt(5, 30, 30)).toBe(0);
  });

  it('are quiet while nothing moves, after saying that nothing moves any more, and show now and then that they live', async () => {
    const { world, open, reported } = wire();
    const reports = open();
    const lookAt = (second: number) => {
      world.second = second;
      return reports.report();
    };
    Object.assign(world, { head: 5, all: [jars(0, 0)] });
    await lookAt(0);
    Object.assign(world, { head: 5, all: [jars(5, 5)] });
    expect(await lookAt(1)).toBe(true);
    expect(await lookAt(2)).toBe(true);
    expect(await reported('jars')).toMatchObject({ rate: 0, lag: 0 });
    expect(await lookAt(3)).toBe(false);
    expect(await lookAt(16)).toBe(false);
    expect(await lookAt(17)).toBe(true);
    expect((await reported('jars'))?.at).toBe('2026-11-20T09:30:17.000Z');
  });

  it('[R8] follow a rebuild until it is over', async () => {
    const { world, open, reported } = wire();
    const reports = open();
    const rebuilding = async (second: number, rebuild: ProjectionProgress['rebuild']) => {
      Object.assign(world, { second, head: 9, all: [jars(9, 0, { rebuild })] });
      return reports.report();
    };
    await rebuilding(0, null);
    expect(await rebuilding(1, { done: 3, total: 9 })).toBe(true);
    expect((await reported('jars'))?.rebuild).toEqual({ done: 3, total: 9 });
    expect(await rebuilding(2, { done: 3, total: 9 })).toBe(false);
    expect(await rebuilding(3, null)).toBe(true);
    expect((await reported('jars'))?.rebuild).toBeNull();
  });

  it('keep the busiest moment of each five seconds, five minutes back, over a restart', async () => {
    const { world, open, recentOf } = wire();
    const reports = open();
    let handled = 0;
    for (let second = 0; second < 400; second += 1) {
      handled += second % 5 === 1 ? 1 : 0;
      Object.assign(world, {
        second,
        head: second,
        all: [jars(second, handled)],
      });
      await reports.report();
    }
    const before = await recentOf('jars');
    expect(before).toHaveLength(60);
    expect(before.slice(0, -1).every(({ rate }) => rate === 1)).toBe(true);
    Object.assign(world, { second: 410, all: [jars(400, 0)] });
    await open().report();
    const after = await recentOf('jars');
    expect(after.slice(0, -1)).toEqual(before.slice(1));
    expect(after.at(-1)).toEqual({ at: '2026-11-20T09:36:50.000Z', rate: 0, lag: 0 });
  });

  it('forget what this program no longer runs, and leave alone what others report', async () => {
    const { world, open, reported } = wire();
    Object.assign(world, { all: [jars(1, 0), { ...jars(1, 0), name: 'coins' }] });
    await open().report();
    Object.assign(world, { second: 20, all: [{ ...jars(1, 0), name: 'when-jar-filled-then-ring' }] });
    await open('automations').report();
    Object.assign(world, { second: 40, all: [jars(1, 0)] });
    await open().report();
    expect(await reported('coins')).toBeNull();
    expect(await reported('when-jar-filled-then-ring')).toMatchObject({ program: 'automations' });
  });
});
