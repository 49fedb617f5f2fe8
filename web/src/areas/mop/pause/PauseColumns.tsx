import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { DayAndAge } from '#ui/DayAndAge';
import { column, type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { TwoLines } from '#ui/table/TwoLines';
import { mopTexts } from '../texts';
import { UrgencyMark } from './PauseChip';
import { spanOf } from './pause-state';
import { usePauseWords } from './use-pause-words';

/** When a pause is to be, on two lines, and what is urgent about it. */
function WhenCell(props: ComponentProps<typeof UrgencyMark>) {
  const [first, second] = useSpans().lines(spanOf(props.pause));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', lineHeight: 1.3 }}>
      <span style={{ flex: 1 }}>
        {first}
        <br />
        {second}
      </span>
      <UrgencyMark {...props} />
    </Stack>
  );
}

/** What happened last; the reason of a cancellation is read whole, for it is what one comes for. */
export function LastStep({ pause }: { pause: MopRequest }) {
  const { step, reason } = usePauseWords().lastOf(pause);
  return (
    <Box
      component="span"
      sx={{ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'normal', lineHeight: 1.3 }}
    >
      {step}
      {reason !== '' && (
        <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
          {reason}
        </Box>
      )}
    </Box>
  );
}

/**
 * The columns of R-MOP-09; their fields are what the server sorts by.
 * @param of those of all restaurants, or of one
 * @param statusCell stable between renders
 */
export function usePauseColumns(of: 'all' | 'one', statusCell: (pause: MopRequest) => ReactNode) {
  const text = useText(mopTexts);
  const { placeOf, whenOf, statusOf, lastOf } = usePauseWords();
  const columns = useMemo((): readonly RecordColumn<MopRequest>[] => {
    const place: RecordColumn<MopRequest> = {
      field: 'restaurant_name',
      header: 'place',
      flex: 1.1,
      minWidth: 150,
      value: placeOf,
      cell: (pause) => <TwoLines>{placeOf(pause)}</TwoLines>,
    };
    const status: RecordColumn<MopRequest> = {
      field: 'status',
      header: 'status',
      width: 172,
      keeps: true,
      value: (pause) => statusOf(pause.status),
      cell: statusCell,
    };
    const when: RecordColumn<MopRequest> = {
      field: 'start_date',
      header: 'when',
      width: 312,
      keeps: true,
      value: whenOf,
      cell: (pause) => <WhenCell pause={pause} of={of} />,
    };
    const late: RecordColumn<MopRequest> = {
      field: 'late',
      header: 'late',
      isOnlyExported: true,
      value: (pause) => (pause.late ? text('late') : ''),
    };
    const reason = column.text('value', { header: 'reason', flex: 1.6, sortable: false });
    const who = column.text('user_name', { header: 'who', flex: 0.7, minWidth: 120 });
    const asked: RecordColumn<MopRequest> = {
      field: 'log_date',
      header: 'asked',
      width: 110,
      value: ({ log_date }, dates) => dates.time(log_date),
      cell: ({ log_date }) => <DayAndAge at={log_date} />,
    };
    const last: RecordColumn<MopRequest> = {
      field: 'last',
      header: 'last',
      flex: 2.2,
      minWidth: 160,
      sortable: false,
      isOnlyExported: of === 'all',
      value: (pause) => Object.values(lastOf(pause)).filter(Boolean).join(' · '),
      cell: (pause) => <LastStep pause={pause} />,
    };
    return of === 'all'
      ? [place, status, when, late, reason, who, asked, last]
      : [when, status, late, reason, last, who, asked];
  }, [of, text, placeOf, whenOf, statusOf, lastOf, statusCell]);
  return useRecordColumns(mopTexts, columns);
}
