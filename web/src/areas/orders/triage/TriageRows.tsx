import Button from '@mui/material/Button';
import { useText } from '../../../app/i18n/use-text';
import { SearchDrawing } from '../../../ui/drawings/SearchDrawing';
import { TrayDrawing } from '../../../ui/drawings/TrayDrawing';
import { ListPager } from '../../../ui/list/ListPager';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Loaded } from '../../../ui/states/Loaded';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { ordersMessages } from '../orders.messages';
import { BulkActions } from './BulkActions';
import { triageMessages } from './triage.messages';
import { TriageList } from './TriageList';
import type { Triage } from './use-triage';
import { pageSizes } from './use-triage-list';
import type { TriagePanesProps } from './TriagePanes';

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

function Bulk({ triage, onDelete }: Pick<TriagePanesProps, 'triage' | 'onDelete'>) {
  const { selected, selection, batch, setStatus } = triage;
  return (
    <BulkActions
      count={selected.length}
      progress={batch.progress}
      onStatus={(status) => void setStatus(selected, status)}
      onDelete={() => onDelete(selected)}
      onClear={selection.clear}
    />
  );
}

/** The list in all its states: on its way, empty, failed, there. */
export function TriageRows({ triage, isWide, onDelete }: TriagePanesProps) {
  const { list, query, rows, open, cursor, selection, mayChange, arrived } = triage;
  const total = query.data?.total ?? 0;
  const hasBulk = triage.selected.length > 0 || triage.batch.progress !== null;
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={12} />}
      empty={{ when: () => rows.length === 0, show: <NoRows list={list} total={total} /> }}
    >
      {() => (
        <>
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
            bulk={hasBulk ? <Bulk triage={triage} onDelete={onDelete} /> : undefined}
          />
          <ListPager list={list} total={total} sizes={pageSizes} />
        </>
      )}
    </Loaded>
  );
}
