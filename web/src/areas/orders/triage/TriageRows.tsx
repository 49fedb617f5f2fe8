import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '../../../app/i18n/use-text';
import { SearchDrawing } from '../../../ui/drawings/SearchDrawing';
import { TrayDrawing } from '../../../ui/drawings/TrayDrawing';
import { NewsPill } from '../../../ui/inbox/NewsPill';
import { ListPager } from '../../../ui/list/ListPager';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Loaded } from '../../../ui/states/Loaded';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { ordersMessages } from '../orders.messages';
import { triageMessages } from './triage.messages';
import { TriageList } from './TriageList';
import type { Triage } from './use-triage';
import { pageSizes } from './use-triage-list';

interface TriageRowsProps {
  triage: Triage;
  isWide: boolean;
}

/** Nothing to show: all is done, nothing matches, or the page is past the end. */
function NoRows({ list, total }: { list: Triage['list']; total: number }) {
  const text = useText(triageMessages);
  const ordersText = useText(ordersMessages);
  if (total > 0) {
    const back = () => list.setPage(1, list.input.size);
    return (
      <EmptyState
        title={ordersText('pastEnd')}
        text={ordersText('pastEndText')}
        action={<Button onClick={back}>{ordersText('firstPage')}</Button>}
      />
    );
  }
  if (list.isNarrowed) {
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('noMatch')}
        text={text('noMatchText')}
        action={<Button onClick={list.clear}>{text('clear')}</Button>}
      />
    );
  }
  return <EmptyState drawing={<TrayDrawing />} title={text('emptyTitle')} text={text('emptyText')} />;
}

/** Rows that were changed while they were read, so that the filter would not show them any more. */
function Moved({ triage }: { triage: Triage }) {
  const text = useText(triageMessages);
  const wanted = triage.list.filters.status?.split(',') ?? [];
  const count = triage.rows.filter(
    ({ status }) => wanted.length > 0 && !wanted.includes(String(status)),
  ).length;
  if (count === 0) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        pb: 1,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {text('moved', { count })}
      <Button size="small" variant="text" onClick={triage.steady.catchUp}>
        {text('tidy')}
      </Button>
    </Box>
  );
}

/** The list in all its states: on its way, empty, failed, there; what is new waits in a pill above it. */
export function TriageRows({ triage, isWide }: TriageRowsProps) {
  const { list, query, rows, open, cursor, selection, mayChange, waiting, letIn, arrived } = triage;
  const text = useText(triageMessages);
  const total = query.data?.total ?? 0;
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={12} />}
      empty={{ when: () => rows.length === 0, show: <NoRows list={list} total={total} /> }}
    >
      {() => (
        <>
          <NewsPill count={waiting} label={text('newOrders', { count: waiting })} onShow={letIn} />
          <Moved triage={triage} />
          <TriageList
            list={list}
            rows={rows}
            total={total}
            isPaging={query.isPlaceholderData}
            openId={open.id}
            cursorId={cursor.at?.id}
            onCursor={cursor.put}
            onMove={cursor.move}
            arrived={arrived}
            addressOf={open.addressOf}
            selection={mayChange ? selection : undefined}
            keepsScroll={isWide}
          />
          <ListPager list={list} total={total} sizes={pageSizes} />
        </>
      )}
    </Loaded>
  );
}
