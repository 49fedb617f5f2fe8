import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useId } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { Page } from '../../../ui/Page';
import { TabBar } from '../../../ui/TabBar';
import { useWeek } from '../../../ui/week/use-week';
import { useAddressValue } from '../address-value';
import { adminMessages } from './admin.messages';
import { AutoConfirm } from './AutoConfirm';
import { DecisionMenu } from './DecisionMenu';
import { RequestFilters } from './RequestFilters';
import { RequestTable } from './RequestTable';
import { useDecision } from './use-decision';
import { useRequests, useRequestsUrl } from './use-requests';
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

/** The administrators' inbox of pauses: who asks, what was decided, and the week of everybody (R-MOP-09…12). */
export function MopScreen() {
  const text = useText(adminMessages);
  const id = useId();
  const views = useViews();
  const week = useWeek();
  const list = useRequestsUrl();
  const requests = useRequests(list);
  const ofWeek = useWeekRequests(list, week.monday, views.shown === 'week');
  const decision = useDecision(requests.amend);
  const [openId, setOpenId] = useAddressValue('pause');
  const known = [...(requests.rows ?? []), ...(ofWeek.query.data?.rows ?? [])];
  const opened = known.find((pause) => pause.id === openId);
  const { doomed } = decision;
  return (
    <Page title={text('title')} width="full">
      <Stack spacing={2}>
        <AutoConfirm />
        <Box sx={{ maxWidth: 280 }}>
          <TabBar id={id} label={text('views')} {...views} onShow={views.show} />
        </Box>
        <RequestFilters list={list} />
        <div role="tabpanel" id={`${id}-part-${views.shown}`} aria-labelledby={`${id}-tab-${views.shown}`}>
          {views.shown === 'list' ? (
            <RequestTable list={list} requests={requests} onChoose={decision.choose} onOpen={setOpenId} />
          ) : (
            <WeekBoard
              week={week}
              requests={ofWeek}
              onOpen={setOpenId}
              onClear={list.clear}
              isNarrowed={list.isNarrowed}
            />
          )}
        </div>
      </Stack>
      <Suspense>
        {opened !== undefined && doomed === null && (
          <PauseDetail
            pause={opened}
            onClose={() => setOpenId('')}
            status={<DecisionMenu pause={opened} onChoose={decision.choose} />}
          />
        )}
        {doomed !== null && <CancelDialog pause={doomed} {...decision} />}
      </Suspense>
    </Page>
  );
}
