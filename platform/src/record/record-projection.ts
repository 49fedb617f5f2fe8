import type { DocumentOf, DomainEvent, EventOf, EventSpec, ViewContract } from '@portal/contracts';
import { keyedBy, patch } from '../projection/patch';
import type { ProjectionHandlers } from '../projection/projection';

type AreaEvents = { readonly events: Record<string, EventSpec> };
type DataOf<E extends AreaEvents, Type extends string> = Extract<EventOf<E>, { type: Type }>['data'];

interface RecordProjectionSpec<E extends AreaEvents, V extends ViewContract, Noun extends string> {
  readonly events: E;
  readonly view: V;
  readonly key: string;
  readonly content: (data: DataOf<E, `${Noun}Updated`>) => Partial<DocumentOf<V>>;
  readonly initial?: (data: DataOf<E, `${Noun}Added`>) => Partial<DocumentOf<V>>;
}

type Data = Readonly<Record<string, unknown>>;
interface Recorded {
  readonly data: Data;
  readonly revision: number;
}
type AnySpec = {
  readonly key: string;
  readonly content: (data: Data) => Data;
  readonly initial?: (data: Data) => Data;
};

/** Documents have `id`, `version` (revision of the last edit) and `deleted`. @param noun as in `recordDecider` */
export function recordOf<const Noun extends string, E extends AreaEvents, V extends ViewContract>(
  noun: Noun,
  spec: RecordProjectionSpec<E, V, Noun>,
): ProjectionHandlers<DocumentOf<V>, EventOf<E> & DomainEvent> {
  const { key, content, initial } = spec as unknown as AnySpec;
  const id = keyedBy(key);
  const handlers = {
    [`${noun}Added`]: {
      id,
      apply: (_none: Data | null, { data, revision }: Recorded) => ({
        ...content(data),
        ...initial?.(data),
        id: data[key],
        version: revision,
        deleted: false,
      }),
    },
    [`${noun}Updated`]: {
      id,
      apply: patch<Data, Recorded>((_record, { data, revision }) => ({
        ...content(data),
        version: revision,
      })),
    },
    [`${noun}Deleted`]: { id, apply: patch<Data, Recorded>(() => ({ deleted: true })) },
    [`${noun}Restored`]: { id, apply: patch<Data, Recorded>(() => ({ deleted: false })) },
  };
  return handlers as unknown as ProjectionHandlers<DocumentOf<V>, EventOf<E> & DomainEvent>;
}
