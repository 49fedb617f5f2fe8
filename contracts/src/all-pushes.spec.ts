import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { allAreas, allCalls, allPushes } from './index';

const declared = allPushes.flatMap(({ area, specs }) =>
  Object.entries(specs).map(([name, spec]) => ({ name: `${area}: ${name}`, ...spec })),
);
const queries = new Set(allCalls.filter(({ kind }) => kind === 'query').map(({ name }) => name));
const events = new Map(
  allAreas.flatMap(({ events: maps = [] }) =>
    maps.flatMap((map) => Object.entries(map.events as Record<string, { data: z.ZodType }>)),
  ),
);
const fieldsOf = (type: string) => {
  const data = events.get(type)?.data;
  return data instanceof z.ZodObject ? Object.keys(data.shape) : [];
};

describe('pushes of all areas', () => {
  it('have a name each', () => {
    const names = allPushes.flatMap(({ specs }) => Object.keys(specs));
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(declared)('$name makes queries stale that exist', ({ refresh = [], records = [] }) => {
    expect([...refresh, ...records].filter((name) => !queries.has(name))).toEqual([]);
    expect(records.filter((name) => !refresh.includes(name))).toEqual([]);
  });

  it.each(declared)('$name takes fields that its events hold', ({ to = {}, key, payload = {} }) => {
    const taken = [...(key === undefined ? [] : [key as string]), ...Object.keys(payload)];
    for (const type of Object.values(to).flat() as string[])
      expect(fieldsOf(type)).toEqual(expect.arrayContaining(taken));
  });
});
