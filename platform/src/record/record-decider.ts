import { isDeepStrictEqual } from 'node:util';
import {
  type DomainEvent,
  type EventOf,
  type EventSpec,
  isRejection,
  type ParsedInputOf,
  type Period,
  periodChangeOf,
  type Rejection,
} from '@portal/contracts';
import type { CommandFor, CommandMap, Decider, Decision } from '../decider/decider';

type AreaEvents = { readonly events: Record<string, EventSpec> };
type AreaCommands = Readonly<Record<string, unknown>>;
type Fact = 'Added' | 'Updated' | 'Deleted' | 'Restored' | 'PeriodReached';
type Named<E extends AreaEvents, Type extends string> = Extract<EventOf<E>, { type: Type }>;

export type RecordEvent<E extends AreaEvents, Noun extends string> = Named<E, `${Noun}${Fact}`>;

export type RecordContent<E extends AreaEvents, Noun extends string, Key extends string> = Omit<
  Named<E, `${Noun}Added`>['data'],
  Key
>;

type IdOf<E extends AreaEvents, Noun extends string, Key extends string> =
  Named<E, `${Noun}Deleted`>['data'] extends Record<Key, infer Id> ? Id : never;

export type RecordState<E extends AreaEvents, Noun extends string, Key extends string> =
  (RecordContent<E, Noun, Key> & { readonly id: IdOf<E, Noun, Key>; readonly deleted: boolean }) | null;

interface ApplyPeriod {
  readonly input: { readonly id: number; readonly due: string };
  readonly facts: undefined;
}

/** Only for records with `{Noun}PeriodReached`. */
type PeriodCommand<
  E extends AreaEvents,
  Noun extends string,
> = `${Noun}PeriodReached` extends keyof E['events'] ? `Apply${Noun}Period` : never;

type RecordCommands<E extends AreaEvents, C extends AreaCommands, Noun extends string, Id> = {
  readonly [N in `Add${Noun}`]: CommandFor<C[N], undefined, { readonly id: Id }>;
} & { readonly [N in `${'Update' | 'Delete' | 'Restore'}${Noun}`]: CommandFor<C[N]> } & {
  readonly [N in PeriodCommand<E, Noun>]: ApplyPeriod;
};

export type RecordDecider<
  E extends AreaEvents,
  C extends AreaCommands,
  Noun extends string,
  Key extends string,
> =
  RecordCommands<E, C, Noun, IdOf<E, Noun, Key>> extends infer M extends CommandMap
    ? Decider<RecordState<E, Noun, Key>, M, RecordEvent<E, Noun>>
    : never;

type AddInput<C extends AreaCommands, Noun extends string> = ParsedInputOf<C[`Add${Noun}`]>;
type UpdateInput<C extends AreaCommands, Noun extends string> = ParsedInputOf<C[`Update${Noun}`]>;

interface RecordSpec<E extends AreaEvents, C extends AreaCommands, Noun extends string, Key extends string> {
  readonly events: E;
  readonly commands: C;
  /** Id field of event data, e.g. `videoId`. */
  readonly key: Key;
  readonly missing: Rejection;
  /** Data of `{Noun}Added`; may reject. */
  readonly added: (input: AddInput<C, Noun>) => RecordContent<E, Noun, Key> | Rejection;
  /** Data of `{Noun}Updated`; equal content is no change. May reject. */
  readonly updated: (
    input: UpdateInput<C, Noun>,
    record: NonNullable<RecordState<E, Noun, Key>>,
  ) => Omit<Named<E, `${Noun}Updated`>['data'], Key> | Rejection;
}

type Data = Readonly<Record<string, unknown>>;
type AnyRecord = (Data & { readonly id: unknown; readonly deleted: boolean }) | null;
interface AnyCommand {
  readonly input: { readonly id: unknown; readonly due: string };
  readonly at: string;
}
interface AnySpec {
  readonly events: AreaEvents;
  readonly key: string;
  readonly missing: Rejection;
  readonly added: (input: unknown) => Data | Rejection;
  readonly updated: (input: unknown, record: AnyRecord) => Data | Rejection;
}

const periodIn = ({ active, start, end }: Data) => ({
  ...(active !== undefined && { active }),
  start,
  end,
});

const isUnchanged = (content: Data, record: Data) =>
  Object.entries(content).every(([field, value]) => isDeepStrictEqual(value, record[field]));

function decisionsOf(noun: string, { events, key, missing, added, updated }: AnySpec) {
  const hasPeriod = `${noun}PeriodReached` in events.events;
  const event = (fact: Fact, id: unknown, data: Data = {}): readonly DomainEvent[] => [
    { type: `${noun}${fact}`, data: { [key]: id, ...data } },
  ];
  const of =
    (decide: (record: NonNullable<AnyRecord>, command: AnyCommand) => Decision<DomainEvent>) =>
    (command: AnyCommand, record: AnyRecord) => (record ? decide(record, command) : missing);

  const applyPeriod = ({ input, at }: AnyCommand, record: AnyRecord) => {
    const isThere = record && !record.deleted;
    const reached = isThere ? periodChangeOf(record as unknown as Period, input.due, at) : null;
    return reached ? event('PeriodReached', record?.id, { ...reached }) : [];
  };

  return {
    [`Add${noun}`]: ({ input }: AnyCommand, record: AnyRecord) => {
      if (record) return [];
      const content = added(input);
      return isRejection(content) ? content : ({ id }: { id: unknown }) => event('Added', id, content);
    },
    [`Update${noun}`]: of((record, { input }) => {
      if (record.deleted) return missing;
      const content = updated(input, record);
      if (isRejection(content)) return content;
      return isUnchanged(content, record) ? [] : event('Updated', record.id, content);
    }),
    [`Delete${noun}`]: of((record) => (record.deleted ? [] : event('Deleted', record.id))),
    [`Restore${noun}`]: of((record) =>
      record.deleted ? event('Restored', record.id, hasPeriod ? periodIn(record) : {}) : [],
    ),
    ...(hasPeriod && { [`Apply${noun}Period`]: applyPeriod }),
  };
}

function evolutionsOf(noun: string, key: string) {
  const contentOf = ({ data }: DomainEvent) => {
    const { [key]: id, ...content } = data as Data;
    return { id, content };
  };
  return {
    [`${noun}Added`]: (_none: AnyRecord, added: DomainEvent) => {
      const { id, content } = contentOf(added);
      return { ...content, id, deleted: false };
    },
    [`${noun}Updated`]: (record: AnyRecord, updated: DomainEvent) =>
      record && { ...record, ...contentOf(updated).content },
    [`${noun}Deleted`]: (record: AnyRecord) => record && { ...record, deleted: true },
    [`${noun}Restored`]: (record: AnyRecord) => record && { ...record, deleted: false },
    [`${noun}PeriodReached`]: (record: AnyRecord) => record,
  };
}

/**
 * Decider of records that people add, update, delete and restore, optionally with a period: commands
 * `AddX UpdateX DeleteX RestoreX`, events `XAdded XUpdated XDeleted XRestored XPeriodReached`. Extend by spreading:
 * `defineDecider({ ...record, editEvents: […], decide: { ...record.decide, MoveX }, evolve: { ...record.evolve, XMoved
 * } })`.
 */
export function recordDecider<
  const Noun extends string,
  E extends AreaEvents,
  C extends AreaCommands,
  const Key extends string,
>(noun: Noun, spec: RecordSpec<E, C, Noun, Key>): RecordDecider<E, C, Noun, Key> {
  const rules = {
    initial: null,
    editEvents: [`${noun}Added`, `${noun}Updated`],
    decide: decisionsOf(noun, spec as unknown as AnySpec),
    evolve: evolutionsOf(noun, spec.key),
  };
  return rules as unknown as RecordDecider<E, C, Noun, Key>;
}
