import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ProjectionHealth } from '@portal/contracts/areas/operations';
import { Suspense } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { FoldPanel } from '../FoldPanel';
import { operationsTexts } from '../texts';
import { SmallTable } from '#ui/SmallTable';
import { byMinute } from './health-of';
import { useFigures } from './use-figures';
import { lazyPart } from '#ui/part/lazy-part';

const RecentChart = lazyPart(() => import('./RecentChart').then((module) => module.RecentChart));

interface RecentListProps {
  /** As people call it. */
  view: string;
  recent: ProjectionHealth['recent'];
}

const most = (values: readonly number[]) => Math.max(0, ...values);

/** The last minutes of a projection: a picture, the same in a sentence, and in numbers for whoever wants them. */
export function RecentList({ view, recent }: RecentListProps) {
  const text = useText(operationsTexts);
  const figures = useFigures();
  const dates = useDates();
  const lag = figures.lag(most(recent.map((sample) => sample.lag)));
  const rate = figures.rate(most(recent.map((sample) => sample.rate)));
  const columns = [text('minute'), text('maxLag'), text('maxRate')];
  const rows = byMinute(recent).map((minute) => ({
    key: minute.at,
    cells: [dates.clock(minute.at), figures.lag(minute.lag), figures.rate(minute.rate)],
  }));
  return (
    <Box>
      <Box
        role="img"
        aria-label={`${text('recent', { view })}: ${text('recentSummary', { lag, rate })}`}
        sx={{ height: (theme) => theme.spacing(5), borderBottom: 1, borderColor: 'divider' }}
      >
        <Suspense fallback={<Skeleton variant="text" sx={{ height: '100%' }} />}>
          <RecentChart recent={recent} />
        </Suspense>
      </Box>
      <Box sx={{ pt: 0.75 }}>
        <FoldPanel label={text('numbers')}>
          <SmallTable label={text('recent', { view })} columns={columns} rows={rows} />
        </FoldPanel>
      </Box>
    </Box>
  );
}
