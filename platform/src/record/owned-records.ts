import {
  type DomainEvent,
  factsFor,
  isOwnedBy,
  nameFor,
  newOwner,
  ownedIdOf,
  type Owner,
  ownerOfId,
  reject,
  type Rejection,
} from '@portal/contracts';
import type { Command, Decision } from '../decider/decider';
import { PersistentMap } from '../decider/persistent-map';

export interface OwnedRecord {
  readonly id: string;
  /** Empty after its person's erasure. */
  readonly name: string;
  readonly deleted: boolean;
}

export interface OwnedRecords<R extends OwnedRecord> {
  readonly restaurantId: number | null;
  readonly all: PersistentMap<string, R>;
}

type Own<R> = R & { readonly owner: Owner };
type Naming = Readonly<{ id: string }>;
interface EventOfOne<Key extends string> {
  readonly data: Readonly<Record<Key, string>>;
}
export interface NamingEvent {
  readonly data: { readonly name: string };
  readonly personal: { readonly value: { readonly name?: string | undefined } | null };
}
type AddingEvent<Key extends string> = EventOfOne<Key> &
  NamingEvent & { readonly data: { readonly restaurantId: number | null } };

export const noRecords = { restaurantId: null, all: PersistentMap.of<string, never>() } as const;

export const ownedRecord = <R extends OwnedRecord>({ all }: OwnedRecords<R>, id: string): R | undefined =>
  all.get(id);

export const nameIn = ({ data, personal }: NamingEvent): string => personal.value?.name ?? data.name;

/** @param key the event data's id field */
export const ownedEvolutions = <R extends OwnedRecord, const Key extends string>(key: Key) => ({
  /** Only names can conflict. @param types events with a name */
  edits:
    (...types: readonly string[]) =>
    ({ type, data }: { readonly type: string; readonly data: object }): readonly string[] =>
      types.includes(type) && key in data ? [String(data[key as unknown as keyof typeof data])] : [],
  adding:
    <E extends AddingEvent<Key>>(recordOf: (added: OwnedRecord, event: E) => R) =>
    ({ restaurantId, all }: OwnedRecords<R>, event: E): OwnedRecords<R> => {
      const record = recordOf({ id: event.data[key], name: nameIn(event), deleted: false }, event);
      return { restaurantId: event.data.restaurantId ?? restaurantId, all: all.with(record.id, record) };
    },
  changing:
    <E extends EventOfOne<Key>>(change: (event: E, record: R) => Partial<R>) =>
    (state: OwnedRecords<R>, event: E): OwnedRecords<R> => {
      const record = state.all.get(event.data[key]);
      return record
        ? { ...state, all: state.all.with(record.id, { ...record, ...change(event, record) }) }
        : state;
    },
});

type AddingInput = { readonly name: string; readonly restaurant_id?: number | undefined };
export type AddedOwned = ReturnType<typeof factsFor> & { readonly id: string };

/** Adds a record, idempotently. */
export const addOwned =
  <I extends AddingInput, F, S extends OwnedRecords<OwnedRecord>, D>(
    decide: (command: Command<I, F>, added: AddedOwned, state: S) => D,
  ) =>
  (command: Command<I, F>, state: S): D | readonly [] | Rejection => {
    const owner = newOwner(command.input.restaurant_id, command.actor);
    const id = ownedIdOf(owner, command.commandId);
    if (ownedRecord(state, id)) return [];
    if (!isOwnedBy(owner, command.actor)) return reject('forbidden');
    return decide(command, { id, ...factsFor(owner, command.input.name) }, state);
  };

interface Limits {
  readonly missing: Rejection;
  readonly tooMany: Rejection;
  readonly most: number;
}

/** Rename, delete and restore of owned records. */
export function ownedDecisions<R extends OwnedRecord, E extends DomainEvent>(limits: Limits) {
  const { missing, tooMany, most } = limits;
  const isFull = ({ all }: OwnedRecords<R>) =>
    [...all.values()].filter(({ deleted }) => !deleted).length >= most;

  const onAny =
    <I extends Naming, F>(
      decide: (command: Command<I, F>, own: Own<R>, state: OwnedRecords<R>) => Decision<E>,
    ) =>
    (command: Command<I, F>, state: OwnedRecords<R>): Decision<E> => {
      const owner = ownerOfId(command.input.id);
      const record = ownedRecord(state, command.input.id);
      if (!owner || !record || !isOwnedBy(owner, command.actor)) return missing;
      return decide(command, { ...record, owner }, state);
    };

  const onOwn = <I extends Naming, F>(decide: (command: Command<I, F>, own: Own<R>) => Decision<E>) =>
    onAny<I, F>((command, own) => (own.deleted ? missing : decide(command, own)));

  return {
    isFull,
    onOwn,
    update: (updated: (id: string, named: ReturnType<typeof nameFor>, command: Command) => E) =>
      onOwn((command: Command<Naming & { readonly name: string }>, { id, owner, name: before }) => {
        const { name } = command.input;
        return name === before ? [] : [updated(id, nameFor(owner, name), command)];
      }),
    delete: (deleted: (id: string, command: Command) => E) =>
      onAny((command: Command<Naming>, own) => (own.deleted ? [] : [deleted(own.id, command)])),
    restore: (restored: (id: string) => E) =>
      onAny((_command: Command<Naming>, own, state) => {
        if (!own.deleted) return [];
        return isFull(state) ? tooMany : [restored(own.id)];
      }),
  };
}
