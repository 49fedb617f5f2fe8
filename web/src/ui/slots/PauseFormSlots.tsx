import type { PauseFormProps } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** The form of a pause, brought by the area that has pauses; nothing in markets without them. */
export function PauseFormSlots(props: PauseFormProps) {
  return useSlots('pauseForm').map(({ area, part }) => (
    <Part key={area} load={part} place="over" give={props} />
  ));
}
