import { newOwner, type Owner, ownedIdOf, ownerKey, ownerOfId, type Rejection } from '@portal/contracts';
import type { Addressing } from '../decider/command-binding';
import { type OwnedRecord, ownedRecord, type OwnedRecords } from './owned-records';

type Adding = Addressing<{ readonly restaurant_id?: number | undefined }>;
type Named = { readonly id: string };

const noOwner: Owner = { userId: 0 };
/** Stream of an owner's records of a kind. */
export const ownedStream = (kind: string, owner: Owner): string => `${kind}-${ownerKey(owner)}`;
const newId = ({ input, actor, commandId }: Adding) =>
  ownedIdOf(newOwner(input.restaurant_id, actor), commandId);

/** Common bindings of owned records. Streams are `{kind}-{owner}`. */
export function ownedBindings<R extends OwnedRecord, D>(kind: string, decider: D, rejectMissing: Rejection) {
  const stream = ({ input: { id } }: { input: Named }) => ownedStream(kind, ownerOfId(id) ?? noOwner);
  const onRecord = {
    decider,
    stream,
    rejectMissing,
    ownerOf: (_state: OwnedRecords<R>, { id }: Named) => ownerOfId(id),
    restaurantOf: ({ restaurantId }: OwnedRecords<R>) => restaurantId,
    answer: ({ input: { id } }: { input: Named }) => ({ id }),
  };
  return {
    stream,
    onRecord,
    add: {
      decider,
      stream: ({ input, actor }: Adding) => ownedStream(kind, newOwner(input.restaurant_id, actor)),
      isGone: ({ state, ...addressing }: Adding & { readonly state: OwnedRecords<R> }) =>
        ownedRecord(state, newId(addressing))?.deleted !== false,
      answer: (command: Adding) => ({ id: newId(command) }),
    },
    update: {
      ...onRecord,
      expectedVersion: ({ version }: { readonly version?: number | undefined }) => version,
      record: ({ id }: Named) => id,
      formValues(state: OwnedRecords<R>, { id }: Named) {
        const record = ownedRecord(state, id);
        return record ? { name: record.name } : null;
      },
      answer: ({ input: { id }, version }: { input: Named; version: number }) => ({ id, version }),
    },
  };
}
