import PrintRounded from '@mui/icons-material/PrintRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type Diagnostic,
  diagnosticCommands,
  diagnosticSections,
  type DiagnosticSection,
  type ComparedFeature,
  type Benchmark,
  consumptionAxes,
  daypartLabels,
  diagnosticSectionLabels,
  nationalEntry,
  productMixLabels,
} from '@portal/contracts/areas/diagnostic';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { memo, useMemo, useEffect, useState, type ComponentType, useId } from 'react';
import Backdrop from '@mui/material/Backdrop';
import LinearProgress from '@mui/material/LinearProgress';
import { useIntl } from 'react-intl';
import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useMay } from '#core/session/use-may';
import { LeavingDialog } from '#ui/dialogs/LeavingDialog';
import { Page } from '#ui/Page';
import { useToast } from '#ui/toast/toast-context';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useToday } from '#ui/use-now';
import type { WorkbookSheet } from '#ui/export/to-xlsx';
import { AlertsPanel } from './alerts/AlertsPanel';
import { diagnosticTexts, printTexts, competitionTexts, workbookTexts, swotTexts } from './texts';
import { DiagnosticContext, DiagnosticEditorContext, useDiagnostic } from './draft/diagnostic-context';
import { useDiagnosticEditor } from './draft/use-diagnostic-editor';
import { progressOf } from './frame/progress';
import { SectionsBar } from './frame/SectionsBar';
import { SectionsMenu } from './frame/SectionsMenu';
import { scrollOffset, useHashPlace, useSectionFollow } from './frame/use-section-follow';
import { CoverPage } from './CoverPage';
import { ClientsPanel } from './ClientsPanel';
import { ConsumptionPanel } from './ConsumptionPanel';
import { ProductMixPanel } from './ProductMixPanel';
import { MomentsPanel } from './MomentsPanel';
import { PopulationPanel } from './PopulationPanel';
import { SwotPanel } from './SwotPanel';
import { useBlock } from './draft/use-block';
import { SectionPanel } from './frame/SectionPanel';
import { BoardPanel } from './competition/BoardPanel';
import { columnsOf, type ComparedColumn, featurePairs } from './competition/comparison';
import { ComparisonPanel } from './competition/ComparisonPanel';
import { standingOf } from './figures/standing';
import { useBenchmark } from './use-benchmark';
import { useAlertText } from './alerts/use-alert-text';
import { brandSheets } from './workbook/brand-sheets';
import { ownSheets } from './workbook/own-sheets';
import { type SheetWords, heads } from './workbook/sheet-words';

const consumptionSheet = (
  { consumption, restaurant_id: id }: Diagnostic,
  { text, localised }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.consume),
  columns: heads(text, ['axis', 'ownIndex', 'national']),
  rows: consumptionAxes.map(({ name, index }) => [
    ...[localised(name), consumption[String(id)]?.[index] ?? null],
    consumption[nationalEntry]?.[index] ?? null,
  ]),
});

const momentsSheet = ({ moments }: Diagnostic, { text, localised }: SheetWords): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.moments),
  columns: heads(text, ['slot', 'weekSales', 'weekGcs', 'weekendSales', 'weekendGcs']),
  rows: moments.map(({ slot, week, weekend }) => [
    ...[localised(daypartLabels[slot]), week.sales, week.gcs, weekend.sales, weekend.gcs],
  ]),
});

const productMixSheet = (
  { product_mix: lines }: Diagnostic,
  { text, localised }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.pmix),
  columns: heads(text, ['type', 'product', 'change'], ['product']),
  rows: lines.map(({ type, description, value }) => [
    ...[localised(productMixLabels[type]), description, value],
  ]),
});

/** The imported figures. */
const figureSheets = (diagnostic: Diagnostic, words: SheetWords) => [
  consumptionSheet(diagnostic, words),
  momentsSheet(diagnostic, words),
  productMixSheet(diagnostic, words),
];

/** The report as sheets of a workbook: everything that is saved, with numbers as numbers. */
function useWorkbook() {
  const text = useText(workbookTexts);
  const swotText = useText(swotTexts);
  const localised = useLocalised();
  const dates = useDates();
  const today = useToday();
  const alertText = useAlertText();
  return (diagnostic: Diagnostic, benchmark: Benchmark | null) => {
    const words: SheetWords = { text, swotText, localised, alertText, date: dates.day(today) };
    return {
      name: text('file', { site: diagnostic.site, date: today }),
      sheets: [
        ...ownSheets(diagnostic, benchmark, words),
        ...brandSheets(diagnostic, words),
        ...figureSheets(diagnostic, words),
      ],
    };
  };
}

/** Everything in the report as a spreadsheet, a sheet for each part (U10). */
function WorkbookButton() {
  const text = useText(workbookTexts);
  const toast = useToast();
  const diagnostic = useDiagnostic();
  const benchmark = useBenchmark();
  const workbookOf = useWorkbook();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { name, sheets } = workbookOf(diagnostic, benchmark);
      const [{ toWorkbook }, { saveFile }] = await Promise.all([
        import('#ui/export/to-xlsx'),
        import('#ui/export/export-columns'),
      ]);
      const file = `${name}.xlsx`;
      saveFile(await toWorkbook(sheets), file);
      toast.done(text('done', { file }));
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<FileDownloadRounded />} disabled={isBusy} onClick={() => void save()}>
      {text(isBusy ? 'busy' : 'export')}
    </Button>
  );
}

/** One sentence on the competition: with whom the restaurant is compared, where it wins and where it loses. */
function useCompetitionResult(chosen: number, columns: readonly ComparedColumn[]): string {
  const text = useText(competitionTexts);
  const { formatList, locale } = useIntl();
  const rivals = columns.slice(1);
  if (chosen === 0) return text('result.nobody');
  if (rivals.length === 0) return text('result.chosen', { count: chosen });
  const names = formatList(rivals.map(({ name }) => name));
  const nameOf = (feature: ComparedFeature) => text(`feature.${feature}`).toLocaleLowerCase(locale);
  const standing = standingOf(
    featurePairs(columns).filter(({ own, other }) => own !== null && other !== null),
  );
  if (standing.key === 'none' || standing.key === 'alone') return text('result.unrated', { names });
  return text(`result.${standing.key}`, {
    names,
    ...('best' in standing && { best: nameOf(standing.best.feature) }),
    ...('worst' in standing && { worst: nameOf(standing.worst.feature) }),
  });
}

/** While the report gets ready for the paper (R-DIA-04). */
function PrintOverlay({ onCancel }: { onCancel: () => void }) {
  const text = useText(printTexts);
  const id = useId();
  return (
    <Backdrop
      open
      data-print="no"
      transitionDuration={0}
      sx={{ zIndex: 'modal', bgcolor: 'background.default', flexDirection: 'column', gap: 2, p: 3 }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <Box
        role="alertdialog"
        aria-labelledby={id}
        sx={{ display: 'grid', gap: 2, maxWidth: '26rem', width: '100%' }}
      >
        <Typography variant="h3" component="div" id={id}>
          {text('preparing')}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{text('preparingText')}</Box>
        <LinearProgress aria-hidden />
        <div>
          <Button autoFocus onClick={onCancel}>
            {text('cancel')}
          </Button>
        </div>
      </Box>
    </Backdrop>
  );
}

/** Who competes with the restaurant, how hard, and how it stands beside three of them (R-DIA-22…31). */
function CompetitionPanel() {
  const text = useText(competitionTexts);
  const { brands } = useDiagnostic();
  const competition = useBlock('competition');
  const comparison = useBlock('comparison');
  const { brandIds } = competition.value;
  const columns = columnsOf(comparison.value, brands, text('ownChain'));
  const chosen = brands.filter(({ brand_id: id }) => brandIds.includes(id)).length;
  const result = useCompetitionResult(chosen, columns);
  return (
    <SectionPanel section="competence" result={result}>
      <BoardPanel competition={competition} />
      <ComparisonPanel comparison={comparison} columns={columns} chosenIds={brandIds} result={result} />
    </SectionPanel>
  );
}

/** What stands in each section: a panel that draws a `SectionPanel` and reads `useDiagnostic()`. */
const sectionPanels: Readonly<Record<DiagnosticSection, ComponentType>> = {
  dafo: SwotPanel,
  population: PopulationPanel,
  clusters: ClientsPanel,
  competence: CompetitionPanel,
  consume: ConsumptionPanel,
  moments: MomentsPanel,
  pmix: ProductMixPanel,
};

/** Milliseconds from the resized charts to the browser's dialog (R-DIA-04, R-CON-21). */
export const printDelay = 1_500;

/**
 * Prints the report: an overlay, the charts as wide as the paper, after a second and a half the browser's dialog; the
 * overlay goes when that is closed (R-DIA-04).
 */
function usePrint() {
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    if (!isPreparing) return undefined;
    const end = () => setPreparing(false);
    const timer = setTimeout(() => window.print(), printDelay);
    window.addEventListener('afterprint', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', end);
    };
  }, [isPreparing]);
  return { isPreparing, print: () => setPreparing(true), cancel: () => setPreparing(false) };
}

/** A4 without the margins of the page: as wide as the charts are drawn for the paper. */
export const paperWidth = '182mm';

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
