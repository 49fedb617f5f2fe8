import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { mopQueries, type MopRequest } from '@portal/contracts/areas/mop';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import type { Week } from '#ui/week/use-week';
import { type NamedLine, WeekBoard } from '#ui/week/WeekBoard';
import { WeekNav } from '#ui/week/WeekNav';
import { usePauseWords, useWeekEntry } from '../pause/use-pause-words';
import { adminTexts } from '../texts';
import type { PauseInbox } from './use-pause-inbox';

/** The pauses of a week, narrowed as the list is. */
export function useWeekPauses(
  { input, filters }: PauseInbox['inbox']['list'],
  { days }: Week,
  isShown: boolean,
) {
  return useCallList(
    mopQueries.ListMopRequests,
    { q: input.q, ...filters, ...days, sort: 'restaurant_name', size: -1 },
    { enabled: isShown },
  );
}

interface WeekBoardPanelProps {
  week: Week;
  pauses: ReturnType<typeof useWeekPauses>;
  onOpen: (id: string) => void;
  list: Pick<PauseInbox['inbox']['list'], 'isNarrowed' | 'clear'>;
}

/** One line for each restaurant, in the order in which they come. */
function useLines(): (pauses: readonly MopRequest[]) => readonly NamedLine[] {
  const text = useText(adminTexts);
  const { placeOf } = usePauseWords();
  const entryOf = useWeekEntry();
  return (pauses) => {
    const oneOfEach = new Map(pauses.map((pause) => [pause.restaurant_id, pause]));
    return [...oneOfEach].map(([id, one]) => {
      const name = placeOf(one);
      const own = pauses.filter((pause) => pause.restaurant_id === id);
      return { id, name, label: text('weekOf', { place: name }), entries: own.map(entryOf) };
    });
  };
}

/** Who pauses when: one line per restaurant that has a pause in that week. */
export function WeekBoardPanel({ week, pauses, onOpen, list }: WeekBoardPanelProps) {
  const text = useText(adminTexts);
  const linesOf = useLines();
  const action = list.isNarrowed && <Button onClick={list.clear}>{text('clearFilters')}</Button>;
  const empty = { title: text('weekEmpty'), text: text('weekEmptyText'), action };
  return (
    <Stack spacing={1.5}>
      <WeekNav week={week} />
      <Loaded
        query={pauses}
        skeleton={<SkeletonRows rows={6} />}
        empty={{ when: ({ rows }) => rows.length === 0, show: <EmptyState {...empty} /> }}
      >
        {({ rows }) => (
          <WeekBoard
            monday={week.monday}
            lines={linesOf(rows)}
            isBusy={pauses.isPlaceholderData}
            onOpen={onOpen}
          />
        )}
      </Loaded>
    </Stack>
  );
}
