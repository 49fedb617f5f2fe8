import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { useMutation } from '@tanstack/react-query';
import type { CallCache, Undo } from './call-cache';
import type { CallError } from './call-error';
import { useCallClient } from './client-context';
import { newIntent } from './new-intent';
import type { Answer } from './read-answer';
import { useCallCache } from './use-call-cache';

export interface CommandOptions<C extends CommandContract> {
  /** Queries whose answers this command makes old. They wait for the command's position by themselves. */
  readonly refresh?: readonly Pick<QueryContract, 'name'>[];
  /** Shows the wanted result at once; put back if the command is refused. Returns the undo of its patches. */
  readonly optimistic?: (cache: CallCache, input: InputOf<C>) => Undo;
}

export interface CallCommand<C extends CommandContract> {
  /**
   * Sends the command, once per intent however often the network makes us try.
   * @param intent a key of your own where the same wish outlives the page, as a cart does; else one is made.
   * @throws CallError
   */
  readonly send: (input: InputOf<C>, intent?: string) => Promise<Answer<OutputOf<C>>>;
  readonly isPending: boolean;
  /** Why the last one failed; gone when the next is sent. */
  readonly error: CallError | null;
  readonly reset: () => void;
}

/** Tries again only what the network lost: the key makes that safe. */
const networkRetries = 2;

/** A command as a button uses it: `const setStatus = useCallCommand(orderCommands.ChangeOrderStatus, { refresh: […] })`. */
export function useCallCommand<C extends CommandContract>(
  contract: C,
  options: CommandOptions<C> = {},
): CallCommand<C> {
  const client = useCallClient();
  const cache = useCallCache();
  const mutation = useMutation<Answer<OutputOf<C>>, CallError, Wish<C>, { undo?: Undo }>({
    networkMode: 'always',
    mutationFn: ({ input, intent }) => client.send(contract, input, { intent }),
    retry: (failures, error) => error.code === 'offline' && navigator.onLine && failures < networkRetries,
    onMutate: ({ input }) => ({ undo: options.optimistic?.(cache, input) }),
    onError: (_error, _wish, context) => context?.undo?.(),
    onSuccess: () => cache.refresh(options.refresh ?? []),
  });
  return {
    send: (input, intent = newIntent()) => mutation.mutateAsync({ input, intent }),
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}

interface Wish<C extends CommandContract> {
  readonly input: InputOf<C>;
  readonly intent: string;
}
