import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useText } from '#app/i18n/use-text';
import { ShelfDrawing } from '#ui/drawings/ShelfDrawing';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useNow } from '#ui/use-now';
import { DayStrip } from '../week/DayStrip';
import type { useWeek } from '../week/use-week';
import { WeekHead } from '../week/WeekHead';
import { WeekRow } from '../week/WeekRow';
import { WeekNav } from '../week/WeekNav';
import { usePauseWords } from '../pause/use-pause-words';
import { adminMessages } from './admin.messages';
import type { RestaurantWeek, WeekRequests } from './use-week-requests';

interface WeekBoardProps {
  week: ReturnType<typeof useWeek>;
  requests: WeekRequests;
  onOpen: (id: string) => void;
  onClear: () => void;
  isNarrowed: boolean;
}

interface RestaurantRowProps {
  monday: string;
  restaurant: RestaurantWeek;
  onOpen: (id: string) => void;
}

/** The name at the left, the week at its right. */
const columns = {
  display: 'grid',
  gridTemplateColumns: (theme: Theme) => `${theme.spacing(21)} minmax(0, 1fr)`,
};

/** What a week strip needs to know of a restaurant's pauses. */
function useRestaurantWeek({ monday, restaurant, onOpen }: RestaurantRowProps) {
  const text = useText(adminMessages);
  const { entryOf, placeOf } = usePauseWords();
  const now = useNow();
  const [first] = restaurant.pauses;
  const place = first === undefined ? '' : placeOf(first);
  const entries = restaurant.pauses.map((pause) => entryOf(pause, now));
  return { place, strip: { monday, entries, label: text('weekOf', { place }), onOpen } };
}

function AcrossRow(props: RestaurantRowProps) {
  const { place, strip } = useRestaurantWeek(props);
  return (
    <Box component="li" sx={{ ...columns, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ typography: 'subtitle2', p: 1.5, overflowWrap: 'anywhere' }}>{place}</Box>
      <WeekRow {...strip} />
    </Box>
  );
}

function DownwardsRow(props: RestaurantRowProps) {
  const { place, strip } = useRestaurantWeek(props);
  return (
    <Card component="li">
      <Box component="h3" sx={{ typography: 'subtitle1', m: 0, px: 1.5, pt: 1.5 }}>
        {place}
      </Box>
      <DayStrip {...strip} onlyTaken />
    </Card>
  );
}

function Rows({ week, requests, onOpen }: Pick<WeekBoardProps, 'week' | 'requests' | 'onOpen'>) {
  const isDownwards = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const rows = requests.restaurants.map((restaurant) => ({
    key: restaurant.restaurantId,
    monday: week.monday,
    restaurant,
    onOpen,
  }));
  const list = { m: 0, p: 0, listStyle: 'none' };
  if (isDownwards) {
    return (
      <Stack component="ul" spacing={1.5} sx={list}>
        {rows.map(({ key, ...row }) => (
          <DownwardsRow key={key} {...row} />
        ))}
      </Stack>
    );
  }
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Box sx={columns}>
        <Box sx={{ bgcolor: 'background.sunken', borderBottom: 1, borderColor: 'divider' }} />
        <WeekHead monday={week.monday} />
      </Box>
      <Box component="ul" sx={{ ...list, '& > li:first-of-type': { borderTop: 0 } }}>
        {rows.map(({ key, ...row }) => (
          <AcrossRow key={key} {...row} />
        ))}
      </Box>
    </Card>
  );
}

/** Who pauses when: one line per restaurant that has a pause in that week. */
export function WeekBoard({ week, requests, onOpen, onClear, isNarrowed }: WeekBoardProps) {
  const text = useText(adminMessages);
  const { query } = requests;
  return (
    <Stack spacing={1.5}>
      <WeekNav monday={week.monday} onChange={week.show} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: (
            <EmptyState
              drawing={<ShelfDrawing />}
              title={text('weekEmpty')}
              text={text('weekEmptyText')}
              action={isNarrowed && <Button onClick={onClear}>{text('clearFilters')}</Button>}
            />
          ),
        }}
      >
        {() => (
          <Box sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }} aria-busy={query.isPlaceholderData}>
            <Rows week={week} requests={requests} onOpen={onOpen} />
          </Box>
        )}
      </Loaded>
    </Stack>
  );
}
