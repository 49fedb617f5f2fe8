import type { Deadline } from '@portal/platform/automation/deadline';
import type { Bindings } from './all-bindings';
import { whenAPauseEndsThenSaySo } from './areas/mop/when-a-pause-ends-then-say-so.deadline';

/** Everything that happens at a time. */
export const createDeadlines = (bindings: Bindings): readonly Deadline[] => [
  whenAPauseEndsThenSaySo(bindings.mop),
];
