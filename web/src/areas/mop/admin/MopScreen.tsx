import Box from '@mui/material/Box';
import { MopStatus } from '@portal/contracts/areas/mop';
import Stack from '@mui/material/Stack';
import { Suspense, useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { useAddress } from '#ui/list/use-address';
import { RowFailures } from '#ui/inbox/RowFailures';
import { Page } from '#ui/Page';
import { TabBar } from '#ui/TabBar';
import { useWeek } from '#ui/week/use-week';
import { useOpenPause } from '../pause/use-open-pause';
import { usePauseWords } from '../pause/use-pause-words';
import { adminTexts } from '../texts';
import { AutoConfirmSwitch } from './AutoConfirmSwitch';
import { DecisionButtons } from './DecisionButtons';
import { DecisionMenu } from './DecisionMenu';
import { PauseFilters } from './PauseFilters';
import { PausesTable } from './PausesTable';
import { type PauseInbox, usePauseInbox } from './use-pause-inbox';
import { useWeekPauses, WeekBoardPanel } from './WeekBoardPanel';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';

const PauseDetailPanel = lazyPart(() =>
  import('../pause/PauseDetailPanel').then((module) => module.PauseDetailPanel),
);
const CancelDialog = lazyOverlay(() => import('./CancelDialog').then((module) => module.CancelDialog));

interface DialogsProps {
  work: PauseInbox;
  open: ReturnType<typeof useOpenPause>;
}

/** The open pause, and the question before a cancellation. */
function Dialogs({ work, open: { pause, close } }: DialogsProps) {
  const [first, ...others] = work.cancelling;
  const decide: PauseInbox['decide'] = (pauses, status) => {
    work.decide(pauses, status);
    // What asks for a reason comes back to the pause.
    if (status !== MopStatus.Cancelled) close();
  };
  return (
    <Suspense>
      {pause !== undefined && first === undefined && (
        <PauseDetailPanel
          pause={pause}
          onClose={close}
          status={<DecisionMenu pause={pause} onChoose={work.decide} />}
          actions={<DecisionButtons pause={pause} onChoose={decide} />}
        />
      )}
      {first !== undefined && <CancelDialog pauses={[first, ...others]} work={work} />}
    </Suspense>
  );
}

/** The administrators' inbox of pauses: who asks, what was decided, and the week of everybody (R-MOP-09…12). */
export function MopScreen() {
  const text = useText(adminTexts);
  const id = useId();
  const { search, change } = useAddress();
  const shown = search.get('view') === 'week' ? 'week' : 'list';
  const week = useWeek();
  const work = usePauseInbox(shown);
  const { list, counts, rows } = work.inbox;
  const pauses = useWeekPauses(list, week, shown === 'week');
  const open = useOpenPause([...rows, ...(pauses.data?.rows ?? [])]);
  const { placeOf } = usePauseWords();
  const tabs = [
    { key: 'list', label: text('viewList') },
    { key: 'week', label: text('viewWeek') },
  ];
  return (
    <Page title={text('title')} width="full">
      <Stack spacing={2}>
        <AutoConfirmSwitch />
        <Box sx={{ maxWidth: 280 }}>
          <TabBar
            id={id}
            tabs={tabs}
            shown={shown}
            label={text('views')}
            onShow={(view) => change({ view: view === 'week' ? view : undefined })}
          />
        </Box>
        <PauseFilters list={list} counts={counts} />
        <RowFailures many={work.many} title={(count) => text('failedTitle', { count })} rowName={placeOf} />
        <div role="tabpanel" id={`${id}-part-${shown}`} aria-labelledby={`${id}-tab-${shown}`}>
          {shown === 'list' ? (
            <PausesTable {...work} />
          ) : (
            <WeekBoardPanel week={week} pauses={pauses} list={list} onOpen={open.open} />
          )}
        </div>
      </Stack>
      <Dialogs work={work} open={open} />
    </Page>
  );
}
