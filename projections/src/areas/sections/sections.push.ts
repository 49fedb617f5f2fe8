import type { Audience, EventOf } from '@portal/contracts';
import { administrators, catalogueReaders, type Role } from '@portal/contracts';
import { type sectionEvents, sectionPushes } from '@portal/contracts/areas/sections';
import { definePushRules } from '@portal/platform/push/push-rules';

const toAll = (roles: readonly Role[]): readonly Audience[] => roles.map((role) => ({ role }));

const changedFor =
  (roles: readonly Role[]) =>
  ({ position }: { position: number }) => [
    { name: 'SectionsChanged' as const, payload: { position }, to: toAll(roles) },
  ];
const changed = changedFor(catalogueReaders);

/** Whoever has a menu or a tree of sections open hears that it is another; only administrators see the counts. */
export const sectionPushRules = definePushRules<EventOf<typeof sectionEvents>, typeof sectionPushes>(
  sectionPushes,
  {
    SectionAdded: changed,
    SectionEdited: changed,
    SectionsPlaced: changed,
    SectionsReordered: changed,
    SectionDeleted: changed,
    SectionRestored: changed,
    ResourceFiled: changedFor(administrators),
  },
);
