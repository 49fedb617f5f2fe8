import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { PartnerReport } from '@portal/contracts/areas/partner-reports';
import { useText } from '#core/i18n/use-text';
import { useDates } from '#core/i18n/dates';
import { restaurantLabel } from '#core/restaurant-label';
import { TwoLines } from '#ui/table/TwoLines';
import { monthTexts } from '../texts';

/** The restaurant of a report, or that it has none. */
export function RestaurantCell({ report }: { report: PartnerReport }) {
  const text = useText(monthTexts);
  const { restaurant_id: id, restaurant_site: site, restaurant_name: name } = report;
  if (id === null) return <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{text('noRestaurant')}</Box>;
  return <TwoLines>{restaurantLabel({ site, name })}</TwoLines>;
}

/** When a report was last replaced, and how often it was. */
export function UpdateCell({ report }: { report: PartnerReport }) {
  const text = useText(monthTexts);
  const { time } = useDates();
  return (
    <span>
      {time(report.update_date)}
      {report.version > 1 && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {text('version', { version: report.version })}
        </Box>
      )}
    </span>
  );
}

/** A report as a card, where there is no room for columns. */
export function ReportCard({ report }: { report: PartnerReport }) {
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{report.report_filename}</Box>
      <RestaurantCell report={report} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <UpdateCell report={report} />
      </Box>
    </Stack>
  );
}
