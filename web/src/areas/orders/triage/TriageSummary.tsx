import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useSession } from '#core/session/session-state';
import { useText } from '#core/i18n/use-text';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { ordersTexts, triageTexts } from '../texts';
import { ordersWork } from './orders-work';
import type { Triage } from './use-triage';

const sorts = [
  '-date',
  'date',
  'status_date',
  'status',
  'restaurant_name',
  'contact_name',
  '-item_count',
  '-number',
] as const;

/** As the filter of the address says it: `me`, `nobody`, an id, or nothing. */
function isLookedAfterBy(wanted: string, id: number | null, meId: number): boolean {
  if (wanted === '') return true;
  if (wanted === 'nobody') return id === null;
  return id === (wanted === 'me' ? meId : Number(wanted));
}

/** Rows that were changed while they were read, so that the filter would not show them any more. */
function movedOut({ list, rows }: Triage['inbox'], meId: number): number {
  const { status: statuses = '', assignee = '' } = list.filters;
  const isWanted = ({ status, assignee_id: id }: (typeof rows)[number]) =>
    (statuses === '' || statuses.split(',').includes(String(status))) && isLookedAfterBy(assignee, id, meId);
  return rows.filter((row) => !isWanted(row)).length;
}

/**
 * The line above the list: how many there are, in which order. It is always there, so that news in it moves nothing
 * below.
 */
export function TriageSummary({ inbox }: Pick<Triage, 'inbox'>) {
  const { list, query, catchUp } = inbox;
  const { user } = useSession();
  return <Summary list={list} total={query.data?.total} moved={movedOut(inbox, user.id)} onTidy={catchUp} />;
}

interface SummaryProps extends Pick<Triage['inbox'], 'list'> {
  total: number | undefined;
  /** Rows that the filter would not show any more. */
  moved: number;
  onTidy: () => void;
}

const Summary = memo(({ list, total, moved, onTidy }: SummaryProps) => {
  const text = useText(triageTexts);
  const ordersText = useText(ordersTexts);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 40,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {total !== undefined && <span>{ordersText('orders', { total })}</span>}
        {moved > 0 && <span>· {text('moved', { count: moved })}</span>}
      </Box>
      {moved > 0 && (
        <Button size="small" variant="text" onClick={onTidy}>
          {text('tidy')}
        </Button>
      )}
      <Box>
        <ChoiceMenu
          label={text('sort')}
          options={sorts.map((value) => ({ value, label: text(`sort.${value}`) }))}
          value={list.input.sort ?? ordersWork.newestFirst}
          onChange={(sort) => list.setSort(sort === ordersWork.newestFirst ? undefined : sort)}
        />
      </Box>
    </Box>
  );
});
