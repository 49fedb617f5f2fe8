import { describe, expect, it } from '@jest/globals';
import { allEvents, type DomainEvent, marketRecords } from '@portal/contracts';
import type { CommandBinding } from '@portal/platform/decider/command-binding';
import { evolve, type StreamRules } from '@portal/platform/decider/decider';
import { advanced, noEdits, type StreamState } from '@portal/platform/decider/stream-states';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { z } from 'zod';
import { createServices } from './create-services';
import { createBindings } from './registered';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}
type Samples = (n: number) => DomainEvent;

/** Fields with few values per stream, by nature or rule. */
const ofFew = /^(userId|deviceId|device|date|actionId|viewId|endedBy|entryId|sectionId)$/;
const few = 20;

function sample(schema: Schema, n: number, field = ''): unknown {
  const { anyOf, oneOf = anyOf, items, properties } = schema;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[n % schema.enum.length];
  if (oneOf?.[0]) return sample(oneOf[0], n, field);
  if (items) return [sample(items, n, field)];
  return properties
    ? Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, sample(each, n, key)]))
    : simple(schema, n, ofFew.test(field) ? n % few : n);
}

function simple({ type, additionalProperties }: Schema, n: number, number: number): unknown {
  if (type === 'object') return { [number]: sample(additionalProperties ?? {}, n) };
  if (type === 'array') return [];
  if (type === 'boolean') return n % 2 === 0;
  return type === 'string' ? String(number) : number;
}

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { unrepresentable: 'any' }) as Schema;

const samples = new Map<string, Samples>(
  allEvents
    .flatMap(({ events }) => Object.entries(events))
    .map(([type, { data, personal }]) => {
      const open = schemaOf(data);
      const sealed = personal && schemaOf(personal);
      return [
        type,
        (n) => ({
          type,
          data: sample(open, n),
          ...(sealed && { personal: { subject: 'user-1', value: sample(sealed, n) } }),
        }),
      ];
    }),
);

const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const now = () => new Date('2026-11-20T09:30:00.000Z');
const log = { events: new MemoryEventStore(), codec: plainCodec, now };
const bindings = createBindings(createServices({ ...log, market: marketRecords.ES, secrets }));
const deciders = new Set(
  Object.values(bindings)
    .flatMap((own) => Object.values(own) as readonly Partial<CommandBinding>[])
    .flatMap(({ rules }) => (rules && Object.keys(rules.evolve).length > 0 ? rules : [])),
);

const shuffled = (n: number, of: number) => ((n * 7_919) % 100_003) % of;

/** As text: Node's deep equality does not compare PersistentMap contents. */
const contentOf = (state: unknown) =>
  JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'object' && value !== null && Symbol.iterator in value
      ? [...(value as Iterable<unknown>)]
      : value,
  );

/** Random events over a growing number of items. */
function history(rules: StreamRules, length: number): readonly DomainEvent[] {
  const types = Object.keys(rules.evolve).flatMap((type) => samples.get(type) ?? []);
  const begins = types.filter((of) => evolve(rules, rules.initial, of(0)) !== null);
  const known = [...begins, ...types, ...types].map((of, n) => of(n));
  const grown = known.reduce((state, event) => evolve(rules, state, event), rules.initial);
  // Reset events occur once: repeated, they would hide growth.
  const isBeginning = (of: Samples) =>
    contentOf(evolve(rules, grown, of(99))) === contentOf(evolve(rules, rules.initial, of(99)));
  const changing = types.filter((of) => !isBeginning(of));
  const later = changing.length > 0 ? changing : types;
  const of = (n: number) => (n === 0 && begins[0]) || later[shuffled(n, later.length)];
  return Array.from({ length }, (_, n) => of(n)?.(n % 3 === 0 ? shuffled(n, n || 1) : n)).filter(
    (event) => event !== undefined,
  );
}

const slice = 250;
const short = 4_000;
const long = 20_000;

/** Milliseconds per slice of this thread; processor time would count the collector's threads. */
function costsOfFolding(rules: StreamRules, events: readonly DomainEvent[]): readonly number[] {
  let stream: StreamState = {
    rules,
    state: rules.initial,
    revision: 'no-stream',
    position: 0,
    edits: noEdits,
    keptTo: -1,
    commands: new Map(),
  };
  const costs: number[] = [];
  for (let from = 0; from < events.length; from += slice) {
    const before = performance.now();
    for (let at = from; at < from + slice && at < events.length; at += 1)
      stream = advanced(stream, events[at] as DomainEvent, { actor: 'user-1', at: '', revision: at });
    costs.push(performance.now() - before);
  }
  return costs;
}

const sum = (costs: readonly number[]) => costs.reduce((all, cost) => all + cost, 0);

/** Five times the events, plus map depth and GC; copying yields 13 and more. */
const maxGrowth = 9;

/** Ratio; best of several rounds per slice, against noise. */
function growth(rules: StreamRules): number {
  const events = history(rules, long);
  let best: readonly number[] = costsOfFolding(rules, events);
  let found = Infinity;
  for (let round = 0; round < 20 && (round < 1 || found > maxGrowth); round += 1) {
    best = costsOfFolding(rules, events).map((cost, at) => Math.min(cost, best[at] ?? cost));
    found = sum(best) / sum(best.slice(0, short / slice));
  }
  return found;
}

describe('folding a stream', () => {
  const all = [...deciders].map((rules) => [Object.keys(rules.evolve)[0] ?? '', rules] as const);

  it('is looked at for every decider', () => {
    expect(all.length).toBeGreaterThan(40);
  });

  it.each(all)('costs the same for each event, however many there were: %s', (_type, rules) => {
    expect(growth(rules)).toBeLessThanOrEqual(maxGrowth);
  });
});
