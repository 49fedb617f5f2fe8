import type { EventOf } from '@portal/contracts';
import type { erasureEvents } from '@portal/contracts/areas/users';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { operationsBindings } from './operations.bindings';

/** Views hold decrypted data: rebuild without the key (S18). */
export const whenPersonalDataIsErasedThenRebuildViews = ({
  RemakePersonalViews,
}: Pick<ReturnType<typeof operationsBindings>, 'RemakePersonalViews'>): Automation =>
  defineAutomation<EventOf<typeof erasureEvents>>('when-personal-data-is-erased-then-rebuild-views', {
    on: { PersonalDataErased: () => intend(RemakePersonalViews, {}) },
  });
