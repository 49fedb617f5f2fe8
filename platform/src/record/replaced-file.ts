import type { DomainEvent } from '@portal/contracts';
import { type Decider, defineDecider } from '../decider/decider';

type Versioned = DomainEvent & { readonly data: { readonly version: number } };
type Brought<E extends Versioned> = Omit<E['data'], 'version'>;
type Newest = Readonly<Record<string, number>>;

/**
 * Versioned files, from 1.
 * @param fileOf the file of a command
 */
export function replacedFile<const Name extends string, E extends Versioned>(
  name: Name,
  type: E['type'],
  fileOf: (data: Brought<E>) => string,
) {
  const decider = {
    initial: {},
    decide: {
      [name]: ({ input }: { input: Brought<E> }, newest: Newest) => [
        { type, data: { ...input, version: (newest[fileOf(input)] ?? 0) + 1 } },
      ],
    },
    evolve: {
      [type]: (newest: Newest, { data }: { data: Brought<E> & { readonly version: number } }) => ({
        ...newest,
        [fileOf(data)]: data.version,
      }),
    },
  };
  type Commands = Readonly<Record<Name, { input: Brought<E>; facts: undefined }>>;
  return defineDecider(decider as unknown as Decider<Newest, Commands, E>);
}
