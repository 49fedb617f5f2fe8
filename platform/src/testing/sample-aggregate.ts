import {
  defineEvents,
  defineSums,
  defineView,
  type DocumentOf,
  event,
  type EventOf,
  reject,
} from '@portal/contracts';
import { z } from 'zod';
import { bindCommand, defineInternalCommand } from '../decider/command-binding';
import { defineDecider } from '../decider/decider';
import { defineProjection, type ProjectionHandlers } from '../projection/projection';

/* A jar of a restaurant and a person takes coins up to 100, and can be closed. */

export const jarEvents = defineEvents('jars', {
  JarOpened: event({
    data: z.object({ jarId: z.string(), restaurantId: z.int(), ownerId: z.int(), number: z.int() }),
    personal: z.object({ label: z.string() }),
  }),
  CoinAdded: event({ data: z.object({ jarId: z.string(), value: z.int() }) }),
  JarClosed: event({ data: z.object({ jarId: z.string() }) }),
});
export type JarEvent = EventOf<typeof jarEvents>;

export interface Jar {
  readonly restaurantId: number;
  readonly ownerId: number;
  readonly number: number;
  readonly coins: readonly number[];
  readonly closed: boolean;
}

const openJar = defineInternalCommand('jars', 'OpenJar', {
  input: z.object({ restaurantId: z.int(), label: z.string() }),
  output: z.object({ id: z.string(), number: z.int() }),
});
const addCoin = defineInternalCommand('jars', 'AddCoin', {
  input: z.object({ id: z.string(), value: z.int() }),
  output: z.object({ total: z.int() }),
});
const closeJar = defineInternalCommand('jars', 'CloseJar', {
  input: z.object({ id: z.string() }),
  output: z.object({ closed: z.boolean() }),
});

export type JarCommands = {
  OpenJar: { input: { restaurantId: number; label: string }; facts: undefined; taken: { number: number } };
  AddCoin: { input: { id: string; value: number }; facts: undefined };
  CloseJar: { input: { id: string }; facts: undefined };
};

const totalOf = (coins: readonly number[]) => coins.reduce((sum, coin) => sum + coin, 0);

export const jarDecider = defineDecider<Jar | null, JarCommands, JarEvent>({
  initial: null,
  decide: {
    OpenJar: ({ input, actor, commandId }, jar) => {
      if (jar) return [];
      const data = { jarId: commandId, restaurantId: input.restaurantId, ownerId: actor.userId };
      const personal = { subject: actor.id, value: { label: input.label } };
      return ({ number }) => [{ type: 'JarOpened', data: { ...data, number }, personal }];
    },
    AddCoin: ({ input }, jar) => {
      if (!jar) return reject('not_found');
      if (jar.closed) return reject('jar_closed');
      const added: JarEvent = { type: 'CoinAdded', data: { jarId: input.id, value: input.value } };
      const full = totalOf(jar.coins) + input.value >= 100;
      return full ? [added, { type: 'JarClosed', data: { jarId: input.id } }] : [added];
    },
    CloseJar: ({ input }, jar) => {
      if (!jar) return reject('not_found');
      return jar.closed ? [] : [{ type: 'JarClosed', data: { jarId: input.id } }];
    },
  },
  evolve: {
    JarOpened: (_none, { data }) => ({
      restaurantId: data.restaurantId,
      ownerId: data.ownerId,
      number: data.number,
      coins: [],
      closed: false,
    }),
    CoinAdded: (jar, { data }) => jar && { ...jar, coins: [...jar.coins, data.value] },
    JarClosed: (jar) => jar && { ...jar, closed: true },
  },
});

const stream = ({ input }: { input: { id: string } }) => `jar-${input.id}`;
const restaurantOf = (jar: Jar | null) => jar?.restaurantId ?? null;
const ofJar = { decider: jarDecider, stream, restaurantOf } as const;

/** Each opening calls `nextNumber` once. */
export const jarBindings = (nextNumber: () => Promise<number>) => ({
  openJar: bindCommand(openJar, {
    decider: jarDecider,
    stream: ({ commandId }) => `jar-${commandId}`,
    restaurantOf,
    take: async () => ({ number: await nextNumber() }),
    isGone: ({ state }) => state?.closed === true,
    answer: ({ state, commandId }) => ({ id: commandId, number: state?.number ?? 0 }),
  }),
  addCoin: bindCommand(addCoin, {
    ...ofJar,
    answer: ({ state }) => ({ total: totalOf(state?.coins ?? []) }),
  }),
  closeJar: bindCommand(closeJar, {
    ...ofJar,
    ownerOf: (jar) => (jar ? { userId: jar.ownerId } : null),
    answer: ({ state }) => ({ closed: state?.closed ?? false }),
  }),
});

export const jarRows = defineView('jars', {
  schema: z.object({
    id: z.string(),
    restaurantId: z.int(),
    label: z.string(),
    total: z.int(),
    closed: z.boolean(),
    changedAt: z.string(),
  }),
  filters: { restaurantId: 'number', closed: 'flag' },
  sorts: ['total'],
});

/** Open and closed jars, with their coins. */
export const jarSums = defineSums('jar-sums', jarRows);

/** Total per restaurant: documents of many streams. */
export const coinCounts = defineView('coin-counts', {
  schema: z.object({ id: z.string(), coins: z.int() }),
  filters: {},
  sorts: ['coins'],
});

const byJar = ({ data }: { data: { jarId: string } }) => data.jarId;

const handlers: ProjectionHandlers<DocumentOf<typeof jarRows>, JarEvent> = {
  JarOpened: {
    id: byJar,
    apply: (_none, { data, personal, metadata }) => ({
      id: data.jarId,
      restaurantId: data.restaurantId,
      label: personal.value?.label ?? 'erased person',
      total: 0,
      closed: false,
      changedAt: metadata.at,
    }),
  },
  CoinAdded: {
    id: byJar,
    apply: (jar, { data, metadata }) =>
      jar && { ...jar, total: jar.total + data.value, changedAt: metadata.at },
  },
  JarClosed: { id: byJar, apply: (jar) => jar && { ...jar, closed: true } },
};

export const jarProjection = defineProjection(jarRows, handlers, {
  sums: {
    view: jarSums,
    shares: ({ closed, total }) => {
      const id = closed ? 'closed' : 'open';
      return [
        { id, key: 'jars', add: 1 },
        { id, key: 'total', add: total },
      ];
    },
  },
});

export const coinProjection = defineProjection<JarEvent, typeof coinCounts>(coinCounts, {
  CoinAdded: {
    id: ({ data }) => (data.value < 0 ? null : ['all', data.value % 2 === 0 ? 'even' : 'odd']),
    apply: (count, _event, id) => ({ id, coins: (count?.coins ?? 0) + 1 }),
  },
});
