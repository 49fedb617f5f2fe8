import type { UserActionProps } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** What other areas offer to do with a person; each asks by itself whether this administrator may. */
export function UserActionSlots(user: UserActionProps) {
  return useSlots('userActions').map(({ area, part }) => <Part key={area} load={part} give={user} />);
}
