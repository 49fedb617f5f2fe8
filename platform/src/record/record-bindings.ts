import type { DomainEvent, OutputOf, ParsedInputOf, Rejection } from '@portal/contracts';
import { z } from 'zod';
import {
  bindCommand,
  type CommandBinding,
  defineInternalCommand,
  type FactsContext,
} from '../decider/command-binding';
import type { CommandMap, Decider } from '../decider/decider';
import type { NewIds } from '../decider/new-ids';

type AreaCommands = Readonly<Record<string, unknown>>;
type Verb = 'Add' | 'Update' | 'Delete' | 'Restore';
type Found<T> = T | Promise<T>;
type Input<C extends AreaCommands, Name extends string> = ParsedInputOf<C[Name]>;

export type RecordBindings<C extends AreaCommands, M extends CommandMap, Noun extends string> = {
  readonly [N in `${Verb}${Noun}` & keyof C]: CommandBinding<ParsedInputOf<C[N]>, OutputOf<C[N]>>;
} & {
  readonly [N in `Apply${Noun}Period` & keyof M]: CommandBinding<{ id: number; due: string }, { id: number }>;
};

interface RecordIds {
  drawnFor(commandId: string): Promise<number | string | null>;
  idFor(commandId: string): Promise<number | string>;
}

interface RecordBindingsSpec<State, C extends AreaCommands, Noun extends string> {
  readonly area: string;
  readonly commands: C;
  readonly decider: { readonly decide: object };
  /** Streams are `{kind}-{id}`. */
  readonly kind: string;
  readonly missing: Rejection;
  readonly ids: RecordIds;
  /** By wire name; a conflict lists differing fields (R4). */
  readonly formValues: (record: NonNullable<State>) => Readonly<Record<string, unknown>>;
  /** Checks references such as uploads; may reject, writes nothing. */
  readonly checkAdd?: (
    context: FactsContext<Input<C, `Add${Noun}`>>,
    stream: string,
  ) => Found<Rejection | undefined>;
  readonly checkUpdate?: (context: FactsContext<Input<C, `Update${Noun}`>>) => Found<Rejection | undefined>;
  /** Takes reservations after all other checks. */
  readonly takeForAdd?: (
    context: FactsContext<Input<C, `Add${Noun}`>>,
    stream: string,
  ) => Found<Rejection | undefined>;
  readonly takeForUpdate?: (context: FactsContext<Input<C, `Update${Noun}`>>) => Found<Rejection | undefined>;
  readonly answer?: (record: NonNullable<State>) => Readonly<Record<string, unknown>>;
}

interface WithId {
  readonly id: number | string;
  readonly deleted: boolean;
}
type AnySpec = RecordBindingsSpec<WithId | null, AreaCommands, string>;
type BindAny = (contract: unknown, spec: object) => CommandBinding;

function declaredBy(contract: unknown, answer: Readonly<Record<string, unknown>>) {
  const { shape } = (contract as { readonly output: z.ZodObject }).output;
  return Object.fromEntries(Object.entries(answer).filter(([field]) => field in shape));
}

function bindingsOf(noun: string, spec: AnySpec) {
  const { area, commands, decider, kind, missing, ids, formValues, answer } = spec;
  const streamOf = (id: number | string) => `${kind}-${id}`;
  const newStream = async ({ commandId }: { commandId: string }) =>
    streamOf((await ids.drawnFor(commandId)) ?? commandId);
  const answering =
    (contract: unknown) =>
    ({ state, version }: { state: WithId | null; version: number }) =>
      state ? declaredBy(contract, { version, ...answer?.(state), id: state.id }) : missing;
  const bind = (contract: unknown, binding: object) =>
    (bindCommand as unknown as BindAny)(contract, { decider, ...binding, answer: answering(contract) });
  const onRecord = {
    stream: ({ input }: { input: WithId }) => streamOf(input.id),
    rejectMissing: missing,
  };
  const period = defineInternalCommand(area, `Apply${noun}Period`, {
    input: z.object({ id: z.int(), due: z.string() }),
    output: z.object({ id: z.int() }),
  });
  return {
    [`Add${noun}`]: bind(commands[`Add${noun}`], {
      stream: newStream,
      isGone: ({ state }: { state: WithId | null }) => state?.deleted === true,
      ...(spec.checkAdd && {
        facts: async (context: FactsContext<never>) => spec.checkAdd?.(context, await newStream(context)),
      }),
      take: async (context: FactsContext<never>) => {
        const id = await ids.idFor(context.commandId);
        return (await spec.takeForAdd?.(context, streamOf(id))) ?? { id };
      },
    }),
    [`Update${noun}`]: bind(commands[`Update${noun}`], {
      ...onRecord,
      expectedVersion: ({ version }: { version?: number }) => version,
      formValues: (record: WithId | null) => record && formValues(record),
      ...(spec.checkUpdate && { facts: spec.checkUpdate }),
      ...(spec.takeForUpdate && { take: spec.takeForUpdate }),
    }),
    [`Delete${noun}`]: bind(commands[`Delete${noun}`], onRecord),
    [`Restore${noun}`]: bind(commands[`Restore${noun}`], onRecord),
    ...(period.name in decider.decide && { [period.name]: bind(period, onRecord) }),
  };
}

/** One series per record kind. */
export const numberedIds = (newIds: NewIds, kind: string): RecordIds => ({
  drawnFor: (commandId) => newIds.drawnFor(kind, commandId),
  idFor: (commandId) => newIds.idFor(kind, commandId),
});

/** Updates carry the version read; conflicts list changed fields (R4). @param noun as in `recordDecider` */
export function recordBindings<
  const Noun extends string,
  C extends AreaCommands,
  State,
  M extends CommandMap,
  E extends DomainEvent,
>(
  noun: Noun,
  spec: RecordBindingsSpec<State, C, Noun> & { readonly decider: Decider<State, M, E> },
): RecordBindings<C, M, Noun> {
  return bindingsOf(noun, spec as unknown as AnySpec) as unknown as RecordBindings<C, M, Noun>;
}
