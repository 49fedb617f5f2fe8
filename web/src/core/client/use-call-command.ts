import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { network } from './network';
import type { CallCache, Undo } from './call-cache';
import { type CallError, isCallError } from './call-error';
import { useCallClient } from './client-context';
import { newIntent } from './new-intent';
import type { Answer } from './read-answer';
import { type Outcome, sendAll } from './send-all';
import { useCallCache } from './use-call-cache';

export interface CommandOptions<C extends CommandContract> {
  /** Queries whose answers this command makes old. They wait for the command's position by themselves. */
  readonly refresh?: readonly Pick<QueryContract, 'name'>[];
  /** Others of the kind, whose screen is left next: it does not ask again, what opens later does. */
  readonly outdates?: readonly Pick<QueryContract, 'name'>[];
  /** Shows the wanted result at once; put back if the command is refused. Returns the undo of its patches. */
  readonly optimistic?: (cache: CallCache, input: InputOf<C>) => Undo;
  /** Shows what only the answer tells, as a version, before the refetch. */
  readonly answered?: (cache: CallCache, input: InputOf<C>, data: OutputOf<C>) => void;
  /** For forms: while one is under way nothing else is sent, and the same input again has the same key (R3). */
  readonly once?: boolean;
}

export interface CallCommand<C extends CommandContract> {
  /**
   * Sends the command, once per intent however often the network makes us try.
   * @param intent a key of your own where the same request outlives the page, as a cart does; else one is made.
   * @throws CallError
   */
  readonly send: (input: InputOf<C>, intent?: string) => Promise<Answer<OutputOf<C>>>;
  /**
   * Sends one command for each input, a few at a time, and asks the queries again once, at the end.
   * @param intents keys of your own, one for each input, where what got no answer is sent again later
   */
  readonly sendAll: (
    inputs: readonly InputOf<C>[],
    onProgress?: (finished: number) => void,
    intents?: readonly string[],
  ) => Promise<readonly Outcome<Answer<OutputOf<C>>>[]>;
  readonly isPending: boolean;
  /** Why the last one failed; gone when the next is sent. */
  readonly error: CallError | null;
  readonly reset: () => void;
}

interface Request<C extends CommandContract> {
  readonly input: InputOf<C>;
  readonly intent: string;
  /** One of several, after which the queries are asked again together. */
  readonly isPart?: boolean;
}

/** Tries again only what the network lost: the key makes that safe. */
const networkRetries = 2;
/** The record is not there any more, or not as it was shown: what is shown is asked for again. */
const outdated: readonly number[] = [404, 409];

/** The key was used, and is of no more use: what is asked for again is another request. */
const isSpent = (error: unknown): boolean =>
  isCallError(error) && ['already_answered', 'idempotency_key_reused'].includes(error.code);

const nothing = { content: '', intent: '' };

/** For forms: one at a time, and the same input sent again after a failure is the same request. */
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

/** The mutation behind a command: its patches, the refetch after it, and its place among own commands. */
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

/** A command as a button uses it: `const setStatus = useCallCommand(orderCommands.ChangeOrderStatus, { refresh: […] })`. */
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
