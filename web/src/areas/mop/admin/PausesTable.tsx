import Button from '@mui/material/Button';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { useCallback } from 'react';
import { useText } from '#core/i18n/use-text';
import { SelectedStatusMenu } from '#ui/inbox/SelectedStatusMenu';
import { WorkTable } from '#ui/inbox/WorkTable';
import { PauseCard } from '../pause/PauseCard';
import { usePauseColumns } from '../pause/PauseColumns';
import { usePauseWords } from '../pause/use-pause-words';
import { adminTexts } from '../texts';
import { DecisionMenu, useStatusChoices } from './DecisionMenu';
import type { PauseInbox } from './use-pause-inbox';

const cardOf = (pause: MopRequest) => <PauseCard pause={pause} of="all" />;

/** The requests of all restaurants, which hold still while they are read; new ones wait in a pill. */
export function PausesTable({ inbox, many, decide, decideTargets }: PauseInbox) {
  const text = useText(adminTexts);
  const { placeOf, whenOf } = usePauseWords();
  const choices = useStatusChoices();
  const statusCell = useCallback(
    (pause: MopRequest) => <DecisionMenu pause={pause} onChoose={decide} />,
    [decide],
  );
  const { shown, exported } = usePauseColumns('all', statusCell);
  return (
    <WorkTable
      inbox={inbox}
      many={many}
      exported={exported}
      name="pauses"
      label={text('requests')}
      columns={shown}
      news={(count) => text('news', { count })}
      rowName={(pause) => `${placeOf(pause)}, ${whenOf(pause)}, ${pause.value}`}
      card={cardOf}
      cardActions={statusCell}
      bulk={<SelectedStatusMenu choices={choices} onChoose={decideTargets} />}
      empty={{
        title: text('emptyTitle'),
        text: text('emptyText'),
        action: inbox.list.filters.open && <Button onClick={inbox.list.showAll}>{text('showAll')}</Button>,
      }}
    />
  );
}
