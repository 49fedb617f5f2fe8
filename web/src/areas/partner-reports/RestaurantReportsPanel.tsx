import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import { Box, Button, List, ListItem, Typography } from '@mui/material';
import { type PartnerReport, partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import { Suspense, useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useDates, capital, useMonthName } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { restaurantReportsTexts } from './texts';

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));

/** Half a year. */
const shownAtFirst = 6;

interface ReportRowProps {
  report: PartnerReport;
  onOpen: () => void;
}

function ReportRow({ report, onOpen }: ReportRowProps) {
  const text = useText(restaurantReportsTexts);
  const dates = useDates();
  const monthName = useMonthName();
  const month = capital(monthName(report.month_formatted));
  return (
    <ListItem
      disablePadding
      sx={{
        flexWrap: 'wrap',
        columnGap: 2,
        py: 0.75,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: '12rem' }}>
        <Box sx={{ fontWeight: 600 }}>{month}</Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${report.report_filename} · ${text('updated', { day: dates.day(report.update_date) })}`}
        </Typography>
      </Box>
      <Button
        size="small"
        startIcon={<PictureAsPdfRounded />}
        aria-label={text('preview', { name: month })}
        onClick={onOpen}
      >
        {text('pdf')}
      </Button>
    </ListItem>
  );
}

/** R-PRT-12, R-CHN-03. */
export function RestaurantReportsPanel({ restaurantId }: { restaurantId: number }) {
  const text = useText(restaurantReportsTexts);
  const [isWhole, setWhole] = useState(false);
  const [shown, setShown] = useState<PartnerReport | null>(null);
  const size = isWhole ? -1 : shownAtFirst;
  const reports = useCallList(partnerReportQueries.ListPartnerReportsOfRestaurant, {
    id: restaurantId,
    size,
  });
  return (
    <>
      <LoadedPart query={reports} skeleton={<SkeletonRows rows={3} />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{text('empty')}</Box>
          ) : (
            <>
              <List disablePadding aria-label={text('title')}>
                {rows.map((report) => (
                  <ReportRow key={report.id} report={report} onOpen={() => setShown(report)} />
                ))}
              </List>
              {total > rows.length && (
                <Button size="small" onClick={() => setWhole(true)}>
                  {text('more', { count: total })}
                </Button>
              )}
            </>
          )
        }
      </LoadedPart>
      <Suspense>
        {shown !== null && (
          <PdfDialog url={shown.url} title={shown.report_filename} onClose={() => setShown(null)} />
        )}
      </Suspense>
    </>
  );
}
