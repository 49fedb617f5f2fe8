import type { UserActionProps } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** Each decides whether the administrator may. */
export function UserActionSlots(user: UserActionProps) {
  return useSlots('userActions').map(({ area, part }) => <Part key={area} load={part} give={user} />);
}
