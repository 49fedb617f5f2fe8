import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { PartnerReport } from '@portal/contracts/areas/partner-reports';
import { Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyPart } from '#ui/part/lazy-part';
import { useElementWidth } from '#ui/use-element-width';
import { monthTexts } from '../texts';
import { RestaurantPicker } from './RestaurantPicker';
import { useAssigning } from './use-assigning';

const PdfPages = lazyPart(() => import('#ui/pdf/PdfPages').then((module) => module.PdfPages));

/** Points: a page of A4. */
const pageWidth = 595;

const Pages = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: theme.spacing(1.5),
  display: 'grid',
  justifyItems: 'safe center',
  alignContent: 'start',
  backgroundColor: theme.vars.palette.background.sunken,
  borderTop: `thin solid ${theme.vars.palette.divider}`,
}));

/** A document as wide as there is room for. */
function Document({ url, title }: { url: string; title: string }) {
  const { ref, width } = useElementWidth();
  const zoom = Math.min(1, Math.max(0, width - 24) / pageWidth);
  return (
    <Pages ref={ref} tabIndex={0} role="region" aria-label={title}>
      {zoom > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" width="100%" height={360} />}>
          <PdfPages key={url} url={url} zoom={zoom} onPages={() => undefined} />
        </Suspense>
      )}
    </Pages>
  );
}

interface ReportPreviewPaneProps {
  report: PartnerReport | undefined;
  onEnlarge: (report: PartnerReport) => void;
}

/** The report that is chosen in the list, beside it (R-PRT-07), and the restaurant that it is about. */
export function ReportPreviewPane({ report, onEnlarge }: ReportPreviewPaneProps) {
  const text = useText(monthTexts);
  const { assign, isPending } = useAssigning();
  return (
    <Card
      component="section"
      aria-label={text('previewTitle')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
      {report === undefined ? (
        <Box sx={{ p: 3, color: 'text.secondary' }}>{text('previewNone')}</Box>
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Box component="h2" sx={{ m: 0, flex: 1, typography: 'subtitle1', overflowWrap: 'anywhere' }}>
                {report.report_filename}
              </Box>
              <Button size="small" startIcon={<OpenInFullRounded />} onClick={() => onEnlarge(report)}>
                {text('enlarge')}
              </Button>
            </Box>
            <RestaurantPicker
              key={report.id}
              report={report}
              isDisabled={isPending}
              onChoose={(restaurant) => void assign(report, restaurant)}
            />
          </Box>
          <Document url={report.url} title={report.report_filename} />
        </>
      )}
    </Card>
  );
}
