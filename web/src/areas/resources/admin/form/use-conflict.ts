import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { useCallback, useState } from 'react';
import { useCallClient } from '#core/client/call-client';
import { type EditConflict, editConflictIn } from '#ui/record/edit-conflict';
import { type ResourceValues, valuesOf } from './resource-values';

/** Somebody else has saved the resource since the form was filled (R4). */
export interface Conflict extends EditConflict {
  readonly theirs: ResourceValues;
  readonly version: number;
  readonly at: string;
}

/** Who it was is unknown when nobody was refused. */
const conflictWith = (latest: ResourceDetail, { by, name, at }: EditConflict = {}): Conflict => ({
  theirs: valuesOf(latest),
  version: latest.version,
  by,
  name,
  at: at ?? latest.update_date,
});

/** What stands in the way of saving, until somebody has decided. */
export function useConflict() {
  const client = useCallClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Asks what there is now, after a refusal. @throws CallError */
  const look = useCallback(
    async (id: number, refusal: unknown) => {
      const { data } = await client.send(resourceQueries.GetResource, { id: String(id) });
      return conflictWith(data, editConflictIn(refusal) ?? {});
    },
    [client],
  );
  return {
    conflict,
    look,
    show: setConflict,
    /** Before anybody was refused: what others saved is known already. */
    compare: (latest: ResourceDetail) => setConflict(conflictWith(latest)),
    close: () => setConflict(null),
  };
}
