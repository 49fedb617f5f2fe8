import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type CallCache, type Undo, useCallCache } from './call-cache';
import { useCallClient, newIntent } from './call-client';
import { type CallError, isCallError } from './call-error';
import { network } from './network';
import type { Answer } from './wire';

/** Concurrent commands; more would queue at the server. */
const atOnce = 4;

export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** Failures stop nothing. @returns outcomes in order */
export async function sendAll<Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Promise<Answer>,
  onProgress: (finished: number) => void = () => undefined,
): Promise<readonly Outcome<Answer>[]> {
  const outcomes: Outcome<Answer>[] = [];
  const queue = [...items.entries()];
  let finished = 0;
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, item] = next;
      outcomes[index] = await act(item).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      finished += 1;
      onProgress(finished);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return outcomes;
}

interface CommandOptions<C extends CommandContract> {
  /** They wait for the command's position. */
  readonly refresh?: readonly Pick<QueryContract, 'name'>[];
  /** Stale without refetch: their screen is left next. */
  readonly outdates?: readonly Pick<QueryContract, 'name'>[];
  /** @returns undo, if the command fails */
  readonly optimistic?: (cache: CallCache, input: InputOf<C>) => Undo;
  readonly answered?: (cache: CallCache, input: InputOf<C>, data: OutputOf<C>) => void;
  /** One at a time; the same input again reuses its key (R3). */
  readonly once?: boolean;
}

interface CallCommand<C extends CommandContract> {
  /**
   * Retries reuse its key.
   * @param intent own key, where the request outlives the page
   * @throws CallError
   */
  readonly send: (input: InputOf<C>, intent?: string) => Promise<Answer<OutputOf<C>>>;
  /** Refetches once. @param intents one for each input */
  readonly sendAll: (
    inputs: readonly InputOf<C>[],
    onProgress?: (finished: number) => void,
    intents?: readonly string[],
  ) => Promise<readonly Outcome<Answer<OutputOf<C>>>[]>;
  readonly isPending: boolean;
  readonly error: CallError | null;
  readonly reset: () => void;
}

interface Request<C extends CommandContract> {
  readonly input: InputOf<C>;
  readonly intent: string;
  /** No refetch of its own. */
  readonly isPart?: boolean;
}

/** The key makes retries safe. */
const networkRetries = 2;
const outdated: readonly number[] = [404, 409];

/** A used key: the next send needs a new one. */
const isSpent = (error: unknown): boolean =>
  isCallError(error) && ['already_answered', 'idempotency_key_reused'].includes(error.code);

const nothing = { content: '', intent: '' };

function useOnce<C extends CommandContract>(send: CallCommand<C>['send']): CallCommand<C>['send'] {
  const underWay = useRef<ReturnType<typeof send> | null>(null);
  const failed = useRef(nothing);
  return (input, ownIntent) => {
    const content = JSON.stringify(input);
    const intent = ownIntent ?? (failed.current.content === content ? failed.current.intent : newIntent());
    const attempt = async () => {
      failed.current = { content, intent };
      try {
        const answer = await send(input, intent);
        failed.current = nothing;
        return answer;
      } catch (error) {
        if (isSpent(error)) failed.current = nothing;
        throw error;
      }
    };
    underWay.current ??= attempt().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}

function useCommandMutation<C extends CommandContract>(contract: C, options: CommandOptions<C>) {
  const { refresh = [], outdates = [], optimistic, answered } = options;
  const stale = [...refresh, ...outdates];
  const client = useCallClient();
  const cache = useCallCache();
  return useMutation<Answer<OutputOf<C>>, CallError, Request<C>, { undo?: Undo }>({
    networkMode: 'always',
    mutationFn: ({ input, intent }) => client.send(contract, input, { intent }),
    retry: (failures, error) => error.code === 'offline' && network.isThere() && failures < networkRetries,
    onMutate: ({ input }) => {
      client.own.begin();
      return { undo: optimistic?.(cache, input) };
    },
    onError: (error, { isPart }, context) => {
      context?.undo?.();
      client.own.end(undefined, stale);
      if (isPart !== true && outdated.includes(error.status)) void cache.refresh(stale);
    },
    onSuccess: ({ data, position }, { input, isPart }) => {
      answered?.(cache, input, data);
      cache.outdate(outdates);
      client.own.end(position, stale);
      return isPart === true ? undefined : cache.refresh(refresh);
    },
  });
}

/** `const setStatus = useCallCommand(orderCommands.ChangeOrderStatus, { refresh: […] })` */
export function useCallCommand<C extends CommandContract>(
  contract: C,
  options: CommandOptions<C> = {},
): CallCommand<C> {
  const cache = useCallCache();
  const mutation = useCommandMutation(contract, options);
  const send: CallCommand<C>['send'] = (input, intent = newIntent()) =>
    mutation.mutateAsync({ input, intent });
  const sendOnce = useOnce(send);
  return {
    send: options.once === true ? sendOnce : send,
    sendAll: async (inputs, onProgress, intents = inputs.map(newIntent)) => {
      const outcomes = await sendAll(
        inputs.map((input, index) => ({ input, intent: intents[index] ?? newIntent() })),
        (request) => mutation.mutateAsync({ ...request, isPart: true }),
        onProgress,
      );
      await cache.refresh(options.refresh ?? []);
      return outcomes;
    },
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}
