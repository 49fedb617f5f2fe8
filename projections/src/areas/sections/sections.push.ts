import type { Audience, EventOf } from '@portal/contracts';
import { type sectionEvents, sectionPushes } from '@portal/contracts/areas/sections';
import { toAdministrators, toReaders } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

const changedFor =
  (to: readonly Audience[]) =>
  ({ position }: { position: number }) => [{ name: 'SectionsChanged' as const, payload: { position }, to }];
const changed = changedFor(toReaders);

/** To all readers; counts to administrators only. */
export const sectionPushRules = definePushRules<EventOf<typeof sectionEvents>, typeof sectionPushes>(
  sectionPushes,
  {
    SectionAdded: changed,
    SectionUpdated: changed,
    SectionsPlaced: changed,
    SectionsReordered: changed,
    SectionDeleted: changed,
    SectionRestored: changed,
    ResourceFiled: changedFor(toAdministrators),
  },
);
