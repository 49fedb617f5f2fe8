import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { downloadReportQueries } from '@portal/contracts/areas/download-report';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { Loaded } from '#ui/states/Loaded';
import { DayPanel } from './charts/DayPanel';
import { RestaurantsPanel, TopPanel } from './charts/TopPanels';
import { downloadReportTexts } from './texts';
import type { Period } from './periods';

/** The period in one number and three pictures; nothing where nothing was downloaded. */
export function PeriodSummary({ period }: { period: Period }) {
  const text = useText(downloadReportTexts);
  const query = useCallQuery(downloadReportQueries.GetDownloadSummary, { ...period }, { keepPrevious: true });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(40), mb: 3 }} />}
      empty={{ when: ({ downloads }) => downloads === 0, show: null }}
    >
      {(summary) => (
        <Box sx={{ pb: 3 }}>
          <Box role="status" sx={{ pb: 2, typography: 'h2' }}>
            {text('total', { count: summary.downloads })}{' '}
            <Box component="span" sx={{ typography: 'body1', color: 'text.secondary' }}>
              {text('ofPieces', { count: summary.resources })}
            </Box>
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '4fr 3fr 3fr' } }}>
            <DayPanel summary={summary} />
            <TopPanel summary={summary} />
            <RestaurantsPanel summary={summary} />
          </Box>
        </Box>
      )}
    </Loaded>
  );
}
