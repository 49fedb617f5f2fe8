import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { DayStrip } from './DayStrip';
import { WeekHead } from './WeekHead';
import { WeekRow } from './WeekRow';
import type { WeekProps } from './week-entry';

const useIsDownwards = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

/** A week, horizontal; vertical on phones. */
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
