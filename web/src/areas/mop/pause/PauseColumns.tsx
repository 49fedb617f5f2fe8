import Stack from '@mui/material/Stack';
import type { MopRequest } from '@portal/contracts/areas/mop';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useSpans } from '#app/i18n/spans';
import { useText } from '#app/i18n/use-text';
import { DayAndAge } from '#ui/DayAndAge';
import type { RecordColumn } from '#ui/record/RecordColumns';
import { column, useRecordColumns } from '#ui/record/RecordColumns';
import { TwoLines } from '#ui/table/TwoLines';
import { mopMessages } from '../mop.messages';
import { LateMark } from './PauseChip';
import { spanOf } from './pause-state';
import { usePauseWords } from './use-pause-words';

/** When a pause is to be, on two lines, and whether it was asked for too late. */
function WhenCell({ pause }: { pause: MopRequest }) {
  const [first, second] = useSpans().lines(spanOf(pause));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', lineHeight: 1.3 }}>
      <span style={{ flex: 1 }}>
        {first}
        <br />
        {second}
      </span>
      {pause.late && <LateMark />}
    </Stack>
  );
}

/**
 * The columns of R-MOP-09; their fields are what the server sorts by.
 * @param of those of all restaurants, or of one
 * @param statusCell stable between renders
 */
export function usePauseColumns(of: 'all' | 'one', statusCell: (pause: MopRequest) => ReactNode) {
  const text = useText(mopMessages);
  const { placeOf, whenOf, statusOf, lastOf } = usePauseWords();
  const columns = useMemo((): readonly RecordColumn<MopRequest>[] => {
    const place: RecordColumn<MopRequest> = {
      ...{ field: 'restaurant_name', header: 'place', flex: 1.1, minWidth: 150 },
      value: placeOf,
      cell: (pause) => <TwoLines>{placeOf(pause)}</TwoLines>,
    };
    const status: RecordColumn<MopRequest> = {
      ...{ field: 'status', header: 'status', width: 172, keeps: true },
      value: (pause) => statusOf(pause.status),
      cell: statusCell,
    };
    const when: RecordColumn<MopRequest> = {
      ...{ field: 'start_date', header: 'when', width: 300, keeps: true },
      value: whenOf,
      cell: (pause) => <WhenCell pause={pause} />,
    };
    const late: RecordColumn<MopRequest> = {
      ...{ field: 'late', header: 'late', isOnlyExported: true },
      value: (pause) => (pause.late ? text('late') : ''),
    };
    const reason = column.text('value', { header: 'reason', flex: 1.6, sortable: false });
    const who = column.text('user_name', { header: 'who', flex: 0.7, minWidth: 120 });
    const asked: RecordColumn<MopRequest> = {
      ...{ field: 'log_date', header: 'asked', width: 110 },
      value: ({ log_date }, dates) => dates.time(log_date),
      cell: ({ log_date }) => <DayAndAge at={log_date} />,
    };
    const last: RecordColumn<MopRequest> = {
      ...{ field: 'last', header: 'last', flex: 2.2, minWidth: 160, sortable: false },
      isOnlyExported: of === 'all',
      value: lastOf,
      cell: (pause) => <TwoLines>{lastOf(pause)}</TwoLines>,
    };
    return of === 'all'
      ? [place, status, when, late, reason, who, asked, last]
      : [when, status, late, reason, last, who, asked];
  }, [of, text, placeOf, whenOf, statusOf, lastOf, statusCell]);
  return useRecordColumns(mopMessages, columns);
}
