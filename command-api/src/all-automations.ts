import type { Automation } from '@portal/platform/automation/automation';
import type { Mailing } from '@portal/platform/mail/mailing';
import type { Bindings } from './all-bindings';
import { whenACustomResourceIsRequestedThenMailTheAgency } from './areas/forms/when-a-custom-resource-is-requested-then-mail-the-agency.mailing';
import { whenAResourceIsPublishedThenCollectIt } from './areas/notifications/when-a-resource-is-published-then-collect-it.automation';
import { whenNewFilesAreAnnouncedThenMailTheirReaders } from './areas/notifications/when-new-files-are-announced-then-mail-their-readers.mailing';
import { whenAResourceIsFiledThenTheTreeKnows } from './areas/sections/when-a-resource-is-filed-then-the-tree-knows.automation';
import type { MailingWorld } from './mailing-world';

/** Everything that happens because something has happened. */
export const createAutomations = (bindings: Bindings): readonly Automation[] => [
  whenAResourceIsFiledThenTheTreeKnows(bindings.sections),
  whenAResourceIsPublishedThenCollectIt(bindings.notifications),
];

/** Everything that people are mailed about. */
export const createMailings = (world: MailingWorld): readonly Mailing[] => [
  whenNewFilesAreAnnouncedThenMailTheirReaders(world),
  whenACustomResourceIsRequestedThenMailTheAgency(world),
];
