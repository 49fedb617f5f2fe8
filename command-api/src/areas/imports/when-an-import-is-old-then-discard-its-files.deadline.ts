import type { EventOf } from '@portal/contracts';
import { importFileExpiries, importFileExpiry, type importEvents } from '@portal/contracts/areas/imports';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { importBindings } from './imports.bindings';

/** File, report and difference after 30 days; confirmed figures stay (R13). */
export const whenAnImportIsOldThenDiscardItsFiles = ({
  DiscardImportFiles,
}: Pick<ReturnType<typeof importBindings>, 'DiscardImportFiles'>) =>
  defineDeadline<EventOf<typeof importEvents>>(
    'when-an-import-is-old-then-discard-its-files',
    importFileExpiries,
    {
      on: {
        ImportChecked: ({ data: { importId }, metadata: { at } }) => fallsDue(importId, importFileExpiry(at)),
        ImportDiscarded: ({ data: { importId } }) => fallsDueNoMore(importId),
      },
      then: ({ id }) => intend(DiscardImportFiles, { importId: id }),
    },
  );
