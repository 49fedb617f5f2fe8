import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopQueries } from '@portal/contracts/areas/mop';
import { daysAfter } from '@portal/contracts/kernel';
import { useCallList } from '#app/client/use-call-query';
import { useText } from '#app/i18n/use-text';
import { ShelfDrawing } from '#ui/drawings/ShelfDrawing';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useNow } from '#ui/use-now';
import { usePauseWords, useWeekEntry } from '../pause/use-pause-words';
import { DayStripBar } from '../week/DayStripBar';
import type { Week } from '../week/use-week';
import { WeekHeadRow } from '../week/WeekHeadRow';
import { WeekRow } from '../week/WeekRow';
import { WeekNavBar } from '../week/WeekNavBar';
import { adminMessages } from './admin.messages';
import type { PauseInbox } from './use-pause-inbox';

/** The pauses of a week, narrowed as the list is. @param monday `null` asks for nothing */
export function useWeekPauses({ input, filters }: PauseInbox['inbox']['list'], monday: string | null) {
  const days = monday === null ? {} : { from: monday, to: daysAfter(monday, 6) };
  return useCallList(
    mopQueries.ListMopRequests,
    { q: input.q, ...filters, ...days, sort: 'restaurant_name', size: -1 },
    { enabled: monday !== null },
  );
}

interface WeekBoardPanelProps {
  week: Week;
  pauses: ReturnType<typeof useWeekPauses>;
  onOpen: (id: string) => void;
  list: Pick<PauseInbox['inbox']['list'], 'isNarrowed' | 'clear'>;
}

/** The name at the left, the week at its right. */
const columns = {
  display: 'grid',
  gridTemplateColumns: (theme: Theme) => `${theme.spacing(21)} minmax(0, 1fr)`,
};
const plainList = { m: 0, p: 0, listStyle: 'none' };

/** One line for each restaurant: across where there is room, downwards on phones and tablets. */
function Rows({
  rows,
  week,
  onOpen,
}: Pick<WeekBoardPanelProps, 'week' | 'onOpen'> & { rows: readonly MopRequest[] }) {
  const text = useText(adminMessages);
  const { placeOf } = usePauseWords();
  const entryOf = useWeekEntry();
  const now = useNow();
  const isDownwards = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { monday } = week;
  const oneOfEach = new Map(rows.map((pause) => [pause.restaurant_id, pause]));
  const lines = [...oneOfEach].map(([id, one]) => {
    const place = placeOf(one);
    const entries = rows.filter((pause) => pause.restaurant_id === id).map((pause) => entryOf(pause, now));
    return { id, place, strip: { monday, entries, label: text('weekOf', { place }), onOpen } };
  });
  if (isDownwards) {
    return (
      <Stack component="ul" spacing={1.5} sx={plainList}>
        {lines.map(({ id, place, strip }) => (
          <Card component="li" key={id}>
            <Box component="h3" sx={{ typography: 'subtitle1', m: 0, px: 1.5, pt: 1.5 }}>
              {place}
            </Box>
            <DayStripBar {...strip} onlyTaken />
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Box sx={columns}>
        <Box sx={{ bgcolor: 'background.sunken', borderBottom: 1, borderColor: 'divider' }} />
        <WeekHeadRow monday={monday} />
      </Box>
      <Box component="ul" sx={{ ...plainList, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {lines.map(({ id, place, strip }) => (
          <Box component="li" key={id} sx={columns}>
            <Box sx={{ typography: 'subtitle2', p: 1.5, overflowWrap: 'anywhere' }}>{place}</Box>
            <WeekRow {...strip} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** Who pauses when: one line per restaurant that has a pause in that week. */
export function WeekBoardPanel({ week, pauses, onOpen, list }: WeekBoardPanelProps) {
  const text = useText(adminMessages);
  const action = list.isNarrowed && <Button onClick={list.clear}>{text('clearFilters')}</Button>;
  const empty = { drawing: <ShelfDrawing />, title: text('weekEmpty'), text: text('weekEmptyText'), action };
  return (
    <Stack spacing={1.5}>
      <WeekNavBar monday={week.monday} onChange={week.show} />
      <Loaded
        query={pauses}
        skeleton={<SkeletonRows rows={6} />}
        empty={{ when: ({ rows }) => rows.length === 0, show: <EmptyState {...empty} /> }}
      >
        {({ rows }) => (
          <Box sx={{ opacity: pauses.isPlaceholderData ? 0.6 : 1 }} aria-busy={pauses.isPlaceholderData}>
            <Rows {...{ rows, week, onOpen }} />
          </Box>
        )}
      </Loaded>
    </Stack>
  );
}
