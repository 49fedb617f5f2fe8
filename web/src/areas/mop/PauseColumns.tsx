import { Box, Stack, Typography } from '@mui/material';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { type ReactNode, useMemo } from 'react';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { DayAndAge } from '#ui/DayAndAge';
import { Highlight } from '#ui/Highlight';
import { StatusChip } from '#ui/StatusChip';
import { column, type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { TwoLines } from '#ui/table/TwoLines';
import { useNow } from '#ui/use-now';
import {
  BegunIcon,
  hasBegunPending,
  LateIcon,
  type PauseFacts,
  spanOf,
  stateLooks,
  stateOf,
  usePauseWords,
} from './mop';
import { mopTexts } from './texts';

/** Changes are highlighted (R-MOP-14). */
export function PauseChip({ pause }: { pause: PauseFacts }) {
  const text = useText(mopTexts);
  const state = stateOf(pause, useNow());
  return (
    <Highlight of={state}>
      <StatusChip {...stateLooks[state]} label={text(`state.${state}`)} />
    </Highlight>
  );
}

interface PauseOfProps {
  pause: MopRequest;
  of: 'all' | 'one';
}

/** Begun undecided, for administrators; else asked with less than 48 working hours of notice (AMB-47). */
export function UrgencyMark({ pause, of }: PauseOfProps) {
  const text = useText(mopTexts);
  const isStarted = hasBegunPending(pause, useNow());
  if (of === 'all' && isStarted) return <StatusChip tone="error" icon={BegunIcon} label={text('begun')} />;
  if (!pause.late) return null;
  return <StatusChip tone="warning" icon={LateIcon} label={text('late')} />;
}

function LastStep({ pause }: { pause: MopRequest }) {
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

export function PauseCard({ pause, of }: PauseOfProps) {
  const { placeOf, whenOf } = usePauseWords();
  const isAll = of === 'all';
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {isAll ? placeOf(pause) : whenOf(pause)}
        </Typography>
        <UrgencyMark pause={pause} of={of} />
      </Stack>
      {isAll && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{whenOf(pause)}</Box>}
      <Typography variant="body2" component="div">
        <TwoLines>{pause.value}</TwoLines>
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {isAll ? (
          <>
            {pause.user_name} · <DayAndAge at={pause.log_date} />
          </>
        ) : (
          <LastStep pause={pause} />
        )}
      </Typography>
    </Stack>
  );
}

function WhenCell({ pause, of }: PauseOfProps) {
  const [first, second] = useSpans().lines(spanOf(pause));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', lineHeight: 1.3 }}>
      <span style={{ flex: 1 }}>
        {first}
        <br />
        {second}
      </span>
      <UrgencyMark pause={pause} of={of} />
    </Stack>
  );
}

/**
 * Columns of R-MOP-09; field names are those that the server sorts by.
 * @param statusCell stable between renders
 */
export function usePauseColumns(of: PauseOfProps['of'], statusCell: (pause: MopRequest) => ReactNode) {
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
    const requested: RecordColumn<MopRequest> = {
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
      ? [place, status, when, late, reason, who, requested, last]
      : [when, status, late, reason, last, who, requested];
  }, [of, text, placeOf, whenOf, statusOf, lastOf, statusCell]);
  return useRecordColumns(mopTexts, columns);
}
