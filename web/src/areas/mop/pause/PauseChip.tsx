import { useText } from '#app/i18n/use-text';
import { Highlight } from '#ui/Highlight';
import { StatusChip } from '#ui/StatusChip';
import { useNow } from '#ui/use-now';
import { mopMessages } from '../mop.messages';
import type { Standing } from './pause-state';
import { LateIcon, stateLooks, stateOf } from './pause-state';

/** Where a pause stands: colour, icon and word; a change glows (R-MOP-14). */
export function PauseChip({ pause }: { pause: Standing }) {
  const text = useText(mopMessages);
  const state = stateOf(pause, useNow());
  return (
    <Highlight of={state}>
      <StatusChip {...stateLooks[state]} label={text(`state.${state}`)} />
    </Highlight>
  );
}

/** Asked for with less than 48 working hours of notice (AMB-47); says so to both sides. */
export function LateMark() {
  const text = useText(mopMessages);
  return <StatusChip tone="warning" icon={LateIcon} label={text('late')} />;
}
