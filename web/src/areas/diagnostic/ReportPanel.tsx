import PrintRounded from '@mui/icons-material/PrintRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Diagnostic, diagnosticCommands, diagnosticSections } from '@portal/contracts/areas/diagnostic';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { memo, useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useMay } from '#core/session/use-may';
import { LeavingDialog } from '#ui/dialogs/LeavingDialog';
import { Page } from '#ui/Page';
import { AlertsPanel } from './alerts/AlertsPanel';
import { diagnosticTexts, printTexts } from './texts';
import { DiagnosticContext, DiagnosticEditorContext } from './draft/diagnostic-context';
import { useDiagnosticEditor } from './draft/use-diagnostic-editor';
import { progressOf } from './frame/progress';
import { SectionsBar } from './frame/SectionsBar';
import { SectionsMenu } from './frame/SectionsMenu';
import { scrollOffset, useHashPlace, useSectionFollow } from './frame/use-section-follow';
import { CoverPage } from './print/CoverPage';
import { paperWidth } from './print/paper';
import { PrintOverlay } from './print/PrintOverlay';
import { usePrint } from './print/use-print';
import { sectionPanels } from './sections';
import { WorkbookButton } from './workbook/WorkbookButton';

/** The menu at the side where there is room; on paper the sections alone. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: theme.spacing(4) },
  '& > .menu': { position: 'sticky', top: scrollOffset, alignSelf: 'start' },
  '& > .menu nav': { position: 'static' },
  '&[data-paper="true"] > .report': { width: paperWidth },
  '@media print': {
    display: 'block',
    '& > .report': { display: 'block' },
    '& summary, & details:not([open])': { display: 'none' },
    '& h2, & h3': { breakAfter: 'avoid' },
  },
}));

/** Nothing of it follows what is typed, but what asks for it itself. */
const Sections = memo(() =>
  diagnosticSections.map((section) => {
    const Panel = sectionPanels[section];
    return <Panel key={section} />;
  }),
);

/** Only administrators who look on read here, and those who keep to the reports (AMB-52). */
function ReadOnlyNotice() {
  const text = useText(diagnosticTexts);
  const may = useMay();
  if (may(diagnosticCommands.UpdateSwot)) return null;
  return (
    <Alert severity="info" data-print="no">
      {text('readOnly')}
    </Alert>
  );
}

interface ReportPanelProps {
  diagnostic: Diagnostic;
  restaurant: SessionRestaurant;
}

/** The diagnostic of a restaurant: a report in seven sections, three of which are typed into. */
export function ReportPanel({ diagnostic, restaurant }: ReportPanelProps) {
  const text = useText(diagnosticTexts);
  const printText = useText(printTexts);
  const hasSide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const editor = useDiagnosticEditor(diagnostic);
  const { current, go } = useSectionFollow();
  const { isPreparing, print, cancel } = usePrint();
  useHashPlace(go);
  const progress = useMemo(() => progressOf(diagnostic), [diagnostic]);
  return (
    <DiagnosticContext value={diagnostic}>
      <DiagnosticEditorContext value={editor}>
        <CoverPage restaurant={restaurant} />
        <Page
          title={text('title')}
          subtitle={restaurantLabel(restaurant)}
          crumbs={[{ label: text('home'), to: '/' }]}
          actions={
            <>
              <WorkbookButton />
              <Button startIcon={<PrintRounded />} disabled={isPreparing} onClick={print}>
                {printText('print')}
              </Button>
            </>
          }
        >
          <Frame data-paper={isPreparing}>
            {hasSide && (
              <div className="menu">
                <SectionsMenu progress={progress} current={current} onGo={go} />
              </div>
            )}
            <Box
              className="report"
              sx={{ minWidth: 0, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              <ReadOnlyNotice />
              <div data-print="no">
                <AlertsPanel />
              </div>
              <Sections />
            </Box>
          </Frame>
        </Page>
        {!hasSide && <SectionsBar progress={progress} current={current} onGo={go} />}
        {isPreparing && <PrintOverlay onCancel={cancel} />}
        <LeavingDialog when={editor.changed.length > 0} onLeave={editor.drop} />
      </DiagnosticEditorContext>
    </DiagnosticContext>
  );
}
