import { type DocumentOf, type EventOf, userIdOf } from '@portal/contracts';
import { type importEvents, importOf, imports } from '@portal/contracts/areas/imports';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type ImportEvent = EventOf<typeof importEvents>;
type Import = DocumentOf<typeof imports>;

interface Act {
  readonly metadata: { readonly at: string; readonly actor: string };
}

const actOf = ({ metadata: { at, actor } }: Act) => ({ at, userId: userIdOf(actor) ?? 0 });

export const importsProjection = defineProjection<ImportEvent, typeof imports>(imports, {
  ImportChecked: {
    id: keyedBy('importId'),
    apply: (_known, event) => importOf(event.data, actOf(event)),
  },
  ImportConfirmed: {
    id: keyedBy('importId'),
    apply: patch((_import: Import, event) => ({
      status: 'confirmed',
      confirmed: actOf(event),
      places: event.data.places,
    })),
  },
  ImportUndone: {
    id: keyedBy('importId'),
    apply: patch((_import: Import, event) => ({ status: 'undone', undone: actOf(event) })),
  },
  ImportDiscarded: {
    id: keyedBy('importId'),
    apply: patch(({ status, confirmed }: Import, event) => ({
      key: null,
      resultKey: null,
      discarded: actOf(event),
      // Confirmed concurrently: its figures stay.
      status: confirmed === null ? 'discarded' : status,
    })),
  },
  ImportFilesDiscarded: {
    id: keyedBy('importId'),
    apply: patch(({ status }: Import) => ({
      key: null,
      resultKey: null,
      status: status === 'ready' ? 'expired' : status,
    })),
  },
});
