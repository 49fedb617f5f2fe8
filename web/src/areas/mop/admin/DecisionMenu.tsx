import { type MopRequest, type MopStatus, mopStatuses } from '@portal/contracts/areas/mop';
import { useText } from '#core/i18n/use-text';
import { StatusMenu } from '#ui/StatusMenu';
import { useNow } from '#ui/use-now';
import { PauseChip } from '../pause/PauseChip';
import { isSettled, statusLooks } from '../pause/pause-state';
import { usePauseWords } from '../pause/use-pause-words';
import { adminTexts } from '../texts';

/** The statuses that a request may be given, each with the key that sets it. */
export function useStatusChoices() {
  const { statusOf } = usePauseWords();
  return mopStatuses.map(({ id }) => ({
    status: id,
    label: statusOf(id),
    key: String(id),
    ...statusLooks[id],
  }));
}

interface DecisionMenuProps {
  pause: MopRequest;
  onChoose: (pauses: readonly MopRequest[], status: MopStatus) => void;
}

/** The status of a request with the others that it may become; where nothing can be decided any more, the status alone. */
export function DecisionMenu({ pause, onChoose }: DecisionMenuProps) {
  const text = useText(adminTexts);
  const choices = useStatusChoices();
  const { placeOf, statusOf } = usePauseWords();
  if (isSettled(pause, useNow())) return <PauseChip pause={pause} />;
  return (
    <StatusMenu
      size="small"
      label={text('statusOf', { place: placeOf(pause), status: statusOf(pause.status) })}
      choices={choices}
      current={pause.status}
      onChoose={(status) => onChoose([pause], status)}
    >
      <PauseChip pause={pause} />
    </StatusMenu>
  );
}
