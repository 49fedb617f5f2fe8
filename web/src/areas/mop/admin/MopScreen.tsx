import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { MopStatus, mopStatuses } from '@portal/contracts/areas/mop';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../app/i18n/use-text';
import { useListKeys } from '../../../ui/inbox/use-list-keys';
import { useWorkList, useWorkListUrl } from '../../../ui/inbox/use-work-list';
import { Page } from '../../../ui/Page';
import { TabBar } from '../../../ui/TabBar';
import { useRowCursor } from '../../../ui/table/use-row-cursor';
import { useWeek } from '../week/use-week';
import { useAddressValue } from '../address-value';
import { isSettled } from '../pause/pause-state';
import { adminMessages } from './admin.messages';
import { AutoConfirm } from './AutoConfirm';
import { DecisionMenu } from './DecisionMenu';
import type { PausesWork } from './pauses-work';
import { pausesWork } from './pauses-work';
import { pausesSearchId, RequestFilters } from './RequestFilters';
import { RequestTable } from './RequestTable';
import { usePauseStatus } from './use-pause-status';
import type { WeekRequests } from './use-week-requests';
import { useWeekRequests } from './use-week-requests';
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

/** The open pause, by its address. */
function useOpenPause() {
  const [id, show] = useAddressValue('pause');
  const [search] = useSearchParams();
  return {
    id,
    show,
    close: () => show(''),
    linkTo: (pause: MopRequest) => {
      const after = new URLSearchParams(search);
      after.set('pause', pause.id);
      return `?${after.toString()}`;
    },
  };
}

interface RequestsProps {
  panelId: string;
  views: ReturnType<typeof useViews>;
  week: ReturnType<typeof useWeek>;
  work: PausesWork;
  ofWeek: WeekRequests;
  decide: (pause: MopRequest, status: MopStatus) => void;
  open: ReturnType<typeof useOpenPause>;
}

/** The two views of the same requests, the table with its keys. */
function Requests({ panelId, ofWeek, week, work, views, decide, open }: RequestsProps) {
  const rows = work.rows ?? [];
  const cursor = useRowCursor({ rows, rowId: ({ id }) => id, linkTo: open.linkTo });
  useListKeys({
    onMove: cursor.move,
    onSelect: () => undefined,
    searchId: pausesSearchId,
    onClose: open.close,
    onStatus: (status) => {
      const known = mopStatuses.find(({ id }) => id === status);
      if (cursor.at && known) decide(cursor.at, known.id);
    },
    doneStatus: MopStatus.Confirmed,
  });
  return (
    <div
      role="tabpanel"
      id={`${panelId}-part-${views.shown}`}
      aria-labelledby={`${panelId}-tab-${views.shown}`}
    >
      {views.shown === 'list' ? (
        <RequestTable work={work} onChoose={decide} linkTo={open.linkTo} cursor={cursor} />
      ) : (
        <WeekBoard
          week={week}
          requests={ofWeek}
          onOpen={open.show}
          onClear={work.list.clear}
          isNarrowed={work.list.isNarrowed}
        />
      )}
    </div>
  );
}

/** The administrators' inbox of pauses: who asks, what was decided, and the week of everybody (R-MOP-09…12). */
export function MopScreen() {
  const text = useText(adminMessages);
  const id = useId();
  const views = useViews();
  const week = useWeek();
  const list = useWorkListUrl(pausesWork);
  const work = useWorkList(pausesWork, list);
  const ofWeek = useWeekRequests(list, week.monday, views.shown === 'week');
  const status = usePauseStatus(work.show);
  const [cancelling, setCancelling] = useState<MopRequest | null>(null);
  const open = useOpenPause();
  const opened = [...(work.rows ?? []), ...(ofWeek.query.data?.rows ?? [])].find((row) => row.id === open.id);
  const decide = (pause: MopRequest, wanted: MopStatus) => {
    if (isSettled(pause, Date.now()) || wanted === pause.status) return;
    if (wanted === MopStatus.Cancelled) setCancelling(pause);
    else void status.change([pause], wanted);
  };
  return (
    <Page title={text('title')} width="full">
      <Stack spacing={2}>
        <AutoConfirm />
        <Box sx={{ maxWidth: 280 }}>
          <TabBar id={id} label={text('views')} {...views} onShow={views.show} />
        </Box>
        <RequestFilters list={list} counts={work.counts} />
        <Requests panelId={id} {...{ views, week, work, ofWeek, decide, open }} />
      </Stack>
      <Suspense>
        {opened !== undefined && cancelling === null && (
          <PauseDetail
            pause={opened}
            onClose={open.close}
            status={<DecisionMenu pause={opened} onChoose={decide} />}
          />
        )}
        {cancelling !== null && (
          <CancelDialog pause={cancelling} status={status} onClose={() => setCancelling(null)} />
        )}
      </Suspense>
    </Page>
  );
}
