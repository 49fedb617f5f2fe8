import { useText } from '#core/i18n/use-text';
import { Highlight } from '#ui/Highlight';
import { StatusChip } from '#ui/StatusChip';
import { useNow } from '#ui/use-now';
import { mopTexts } from '../texts';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { BegunIcon, hasBegunPending, LateIcon, stateLooks, stateOf, type Standing } from './pause-state';

/** Where a pause stands: colour, icon and word; a change glows (R-MOP-14). */
export function PauseChip({ pause }: { pause: Standing }) {
  const text = useText(mopTexts);
  const state = stateOf(pause, useNow());
  return (
    <Highlight of={state}>
      <StatusChip {...stateLooks[state]} label={text(`state.${state}`)} />
    </Highlight>
  );
}

/**
 * What is urgent about a pause: that it has begun undecided, which only administrators can change; else that it was
 * asked for with less than 48 working hours of notice (AMB-47).
 */
export function UrgencyMark({ pause, of }: { pause: MopRequest; of: 'all' | 'one' }) {
  const text = useText(mopTexts);
  const isBegun = hasBegunPending(pause, useNow());
  if (of === 'all' && isBegun) return <StatusChip tone="error" icon={BegunIcon} label={text('begun')} />;
  if (!pause.late) return null;
  return <StatusChip tone="warning" icon={LateIcon} label={text('late')} />;
}
