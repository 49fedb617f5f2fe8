import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DayStrip } from './DayStrip';
import type { WeekLine, WeekProps } from './week-entry';
import { WeekHead } from './WeekHead';
import { WeekRow } from './WeekRow';

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

/** Phones and tablets: a card for each line. */
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

/** Days at the top, names at the left. */
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

/** The same week of several. */
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
