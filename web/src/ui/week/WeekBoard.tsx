import { Box, Card, Stack, Typography, useMediaQuery } from '@mui/material';
import { type Theme, styled } from '@mui/material/styles';
import { useMarket } from '#core/market';
import { useNow } from '../use-now';
import {
  type WeekLine,
  type WeekProps,
  type WeekEntry,
  type Place,
  placeInWeek,
  placesInWeek,
} from './week-places';
import { DayStrip, WeekHead, WeekBlock } from './WeekBlock';

const days = 7;
const percent = (share: number) => `${(share / days) * 100}%`;
/** Minimum width of a block's text, in days. */
const wordsNeed = 1;

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 72,
  padding: '0.375rem 0',
  backgroundImage: `linear-gradient(to right, ${theme.vars.palette.divider} ${theme.spacing(0.125)}, transparent ${theme.spacing(0.125)})`,
  backgroundSize: `calc(100% / ${days}) 100%`,
  '& > ul': { display: 'grid', rowGap: 6, margin: 0, padding: 0, listStyle: 'none', position: 'relative' },
  // Margins position the entries.
  '& > ul > li': { gridColumn: 1, minWidth: 0, padding: '0 0.125rem' },
}));

const Now = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 2,
  marginLeft: -1,
  backgroundColor: theme.vars.palette.primary.main,
}));

function timeInBlock({ from, to, left, width }: Place<WeekEntry>) {
  return { from: (from - left) / width, to: (to - left) / width };
}

function WeekRow({ monday, entries, label, onOpen }: WeekProps) {
  const { timeZone } = useMarket();
  const now = placeInWeek(new Date(useNow()).toISOString(), monday, timeZone);
  const places = placesInWeek(entries, monday, timeZone, wordsNeed);
  return (
    <Row>
      {now > 0 && now < days && <Now style={{ left: percent(now) }} aria-hidden />}
      <ul aria-label={label}>
        {places.map((place) => (
          <li
            key={place.entry.id}
            style={{
              gridRow: place.row + 1,
              marginLeft: percent(place.left),
              width: percent(place.width),
            }}
          >
            <WeekBlock entry={place.entry} time={timeInBlock(place)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Row>
  );
}

export interface NamedLine extends WeekLine {
  readonly id: number | string;
  readonly name: string;
}

interface WeekBoardProps extends Pick<WeekProps, 'monday' | 'isBusy' | 'onOpen'> {
  lines: readonly NamedLine[];
}

type BoardProps = Omit<WeekBoardProps, 'isBusy'>;

const columns = {
  display: 'grid',
  gridTemplateColumns: (theme: Theme) => `${theme.spacing(21)} minmax(0, 1fr)`,
};
const plainList = { m: 0, p: 0, listStyle: 'none' };

function Cards({ lines, ...week }: BoardProps) {
  return (
    <Stack component="ul" spacing={1.5} sx={plainList}>
      {lines.map(({ id, name, ...line }) => (
        <Card component="li" key={id}>
          <Typography variant="subtitle1" component="h3" sx={{ px: 1.5, pt: 1.5 }}>
            {name}
          </Typography>
          <DayStrip {...week} {...line} onlyTaken />
        </Card>
      ))}
    </Stack>
  );
}

function Rows({ lines, ...week }: BoardProps) {
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Box sx={columns}>
        <Box sx={{ bgcolor: 'background.sunken', borderBottom: 1, borderColor: 'divider' }} />
        <WeekHead monday={week.monday} />
      </Box>
      <Box component="ul" sx={{ ...plainList, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {lines.map(({ id, name, ...line }) => (
          <Box component="li" key={id} sx={columns}>
            <Typography variant="subtitle2" component="div" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <WeekRow {...week} {...line} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

export function WeekBoard(props: WeekBoardProps) {
  const isDownwards = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { isBusy = false, ...board } = props;
  const Lines = isDownwards ? Cards : Rows;
  return (
    <Box aria-busy={isBusy} sx={{ opacity: isBusy ? 0.6 : 1 }}>
      <Lines {...board} />
    </Box>
  );
}

const useIsDownwards = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

/** Vertical on phones. */
export function WeekStrip({ isBusy = false, ...week }: WeekProps) {
  const isDownwards = useIsDownwards();
  return (
    <Card aria-busy={isBusy} sx={{ overflow: 'clip' }}>
      {isDownwards ? (
        <DayStrip {...week} />
      ) : (
        <>
          <WeekHead monday={week.monday} />
          <Box sx={{ opacity: isBusy ? 0.6 : 1 }}>
            <WeekRow {...week} />
          </Box>
        </>
      )}
    </Card>
  );
}
