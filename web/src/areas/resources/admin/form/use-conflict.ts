import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { useCallback, useState } from 'react';
import type { CallError } from '../../../../app/client/call-error';
import { useCallClient } from '../../../../app/client/client-context';
import type { ResourceValues } from './resource-values';
import { valuesOf } from './resource-values';

/** Somebody else has saved the resource since the form was filled (R4). */
export interface Conflict {
  readonly theirs: ResourceValues;
  readonly version: number;
  /** Who, as events name people: `user-12`; unknown when nobody was refused. */
  readonly by?: string;
  readonly at: string;
}

const conflictWith = (latest: ResourceDetail, by?: string, at = latest.update_date): Conflict => ({
  theirs: valuesOf(latest),
  version: latest.version,
  by,
  at,
});

/** What stands in the way of saving, until somebody has decided. */
export function useConflict() {
  const client = useCallClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Asks what there is now, after a refusal. @throws CallError */
  const look = useCallback(
    async (id: number, { details }: CallError) => {
      const { data } = await client.send(resourceQueries.GetResource, { id: String(id) });
      const [by, at] = [details['changed_by'], details['changed_at']];
      return conflictWith(
        data,
        by === undefined ? undefined : String(by),
        at === undefined ? undefined : String(at),
      );
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
