import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defineQueries, everybody, Role, wireInteger } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defaultLimits } from '../admission/limits';
import { askedBy, testPerson, viewsHolding } from '../testing/query-kit';
import { createApp } from './create-app';
import { handleQuery, serveQueries } from './serve-queries';

const { ListThings } = defineQueries('samples', {
  ListThings: {
    method: 'GET',
    path: 'things',
    list: true,
    summary: '',
    views: [],
    input: z.object({ size: wireInteger() }),
    output: z.array(z.int()),
    access: everybody(),
  },
});

describe('[X14] what one person reads', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    const limits = { ...defaultLimits, readBurst: 10, readsPerSecond: 0.5 };
    app = await createApp({ logLevel: 'silent', https: false, limits });
    const people = { ana: 12, berta: 13 } as const;
    const handler = handleQuery(ListThings, async ({ size }) => ({
      records: Array.from({ length: size }, (_, at) => at),
      total: size,
    }));
    serveQueries(app, {
      ...askedBy(await viewsHolding(), { market: 'ES', now: () => new Date() }),
      positions: { current: () => 0 },
      guard: async (_call, { headers }) => {
        const userId = people[headers['x-person'] as keyof typeof people];
        return testPerson(Role.Manager, { userId });
      },
      handlers: [handler],
    });
  });
  afterEach(() => app.close());

  async function read(size: number, person = 'ana') {
    const answer = await app.inject({ url: `/api/things?size=${size}`, headers: { 'x-person': person } });
    return [answer.statusCode, answer.headers['retry-after']];
  }

  it('is limited by the number of reads, and others go on', async () => {
    for (let at = 0; at < 10; at += 1) expect(await read(0)).toEqual([200, undefined]);
    expect(await read(0)).toEqual([429, '2']);
    expect(await read(0, 'berta')).toEqual([200, undefined]);
  });

  it('is limited by what the answers hold: the largest are paid for afterwards', async () => {
    expect(await read(250)).toEqual([200, undefined]);
    expect(await read(0)).toEqual([429, '4']);
    expect(await read(1_000_000, 'berta')).toEqual([200, undefined]);
    expect(await read(0, 'berta')).toEqual([429, '22']);
  });
});
