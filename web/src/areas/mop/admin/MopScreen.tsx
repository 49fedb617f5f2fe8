import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useId } from 'react';
import { useText } from '#app/i18n/use-text';
import { RowFailures } from '#ui/inbox/RowFailures';
import { Page } from '#ui/Page';
import { TabBar } from '#ui/TabBar';
import { useAddressValue } from '../address-value';
import { usePauseWords } from '../pause/use-pause-words';
import { useWeek } from '../week/use-week';
import { adminMessages } from './admin.messages';
import { AutoConfirm } from './AutoConfirm';
import { DecisionMenu } from './DecisionMenu';
import { RequestFilters } from './RequestFilters';
import { RequestTable } from './RequestTable';
import type { PauseInbox } from './use-pause-inbox';
import { usePauseInbox } from './use-pause-inbox';
import { WeekBoard } from './WeekBoard';

const PauseDetail = lazy(() =>
  import('../pause/PauseDetail').then((module) => ({ default: module.PauseDetail })),
);
const CancelDialog = lazy(() =>
  import('./CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

/** The two views, and which of them the address names. */
function useViews() {
  const text = useText(adminMessages);
  const [named, setNamed] = useAddressValue('view');
  return {
    shown: named === 'week' ? 'week' : 'list',
    show: (view: string) => setNamed(view === 'week' ? 'week' : ''),
    tabs: [
      { key: 'list', label: text('viewList') },
      { key: 'week', label: text('viewWeek') },
    ],
  };
}

/** The open pause, and the question before a cancellation. */
function PauseDialogs({ inbox }: { inbox: PauseInbox }) {
  const { open, decide, status, cancelling, endCancelling, selection } = inbox;
  const [first, ...others] = cancelling;
  return (
    <Suspense>
      {open.pause !== undefined && first === undefined && (
        <PauseDetail
          pause={open.pause}
          onClose={open.close}
          status={<DecisionMenu pause={open.pause} onChoose={decide} />}
        />
      )}
      {first !== undefined && (
        <CancelDialog
          pauses={[first, ...others]}
          status={status}
          onSent={selection.clear}
          onClose={endCancelling}
        />
      )}
    </Suspense>
  );
}

/** The administrators' inbox of pauses: who asks, what was decided, and the week of everybody (R-MOP-09…12). */
export function MopScreen() {
  const text = useText(adminMessages);
  const id = useId();
  const views = useViews();
  const week = useWeek();
  const inbox = usePauseInbox(views.shown === 'week' ? week.monday : null);
  const { placeOf } = usePauseWords();
  const { list, work, ofWeek, open } = inbox;
  return (
    <Page title={text('title')} width="full">
      <Stack spacing={2}>
        <AutoConfirm />
        <Box sx={{ maxWidth: 280 }}>
          <TabBar id={id} label={text('views')} {...views} onShow={views.show} />
        </Box>
        <RequestFilters list={list} counts={work.counts} />
        <RowFailures many={inbox.many} title={(count) => text('failedTitle', { count })} rowName={placeOf} />
        <div role="tabpanel" id={`${id}-part-${views.shown}`} aria-labelledby={`${id}-tab-${views.shown}`}>
          {views.shown === 'list' ? (
            <RequestTable inbox={inbox} />
          ) : (
            <WeekBoard
              week={week}
              requests={ofWeek}
              onOpen={open.open}
              onClear={list.clear}
              isNarrowed={list.isNarrowed}
            />
          )}
        </div>
      </Stack>
      <PauseDialogs inbox={inbox} />
    </Page>
  );
}
