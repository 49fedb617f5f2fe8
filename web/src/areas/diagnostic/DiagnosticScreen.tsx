import PrintRounded from '@mui/icons-material/PrintRounded';
import {
  Alert,
  Backdrop,
  Box,
  Button,
  LinearProgress,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import {
  alertSeverities,
  type Diagnostic,
  diagnosticCommands,
  diagnosticQueries,
  type DiagnosticSection,
  diagnosticSectionLabels,
  diagnosticSections,
} from '@portal/contracts/areas/diagnostic';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { type ComponentType, memo, useEffect, useId, useMemo, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage, useLocalised } from '#core/i18n/LanguageProvider';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { useMay } from '#core/session/use-may';
import { useRegionName } from '#core/use-region-name';
import { HistoryButton } from '#ui/history/HistoryButton';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { BrandMark } from '#ui/brand/Brand';
import { LeavingDialog } from '#ui/dialogs/LeavingDialog';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { Loaded } from '#ui/states/Loaded';
import { useToday } from '#ui/use-now';
import { AlertList } from './AlertList';
import { ClientsPanel } from './ClientsPanel';
import { CompetitionPanel } from './CompetitionPanel';
import { ConsumptionPanel } from './ConsumptionPanel';
import { PopulationPanel } from './PopulationPanel';
import { MomentsPanel, ProductMixPanel } from './SalesPanels';
import { progressOf, SectionsBar, SectionsMenu } from './SectionsMenu';
import { SwotPanel } from './SwotPanel';
import { WorkbookButton } from './WorkbookButton';
import {
  DiagnosticContext,
  DiagnosticEditorContext,
  useDiagnostic,
  useDiagnosticEditor,
} from './diagnostic-editor';
import { scrollOffset, useHashPlace, useSectionFollow } from './section-follow';
import { useDiagnosticHistory } from './diagnostic-history';
import { diagnosticTexts, printTexts } from './texts';
import { alertTexts } from './texts/early';

function CoverPage({ restaurant }: { restaurant: SessionRestaurant }) {
  const text = useText(printTexts);
  const localised = useLocalised();
  const regionName = useRegionName();
  const dates = useDates();
  const today = useToday();
  const { alerts } = useDiagnostic();
  const location = [...new Set([restaurant.city, restaurant.province, regionName(restaurant.region)])];
  return (
    <Box
      data-print="only"
      aria-hidden
      sx={{ display: 'flex', flexDirection: 'column', gap: 6, minHeight: '245mm', breakAfter: 'page' }}
    >
      <BrandMark />
      <Box sx={{ pt: '24mm', borderBottom: 3, borderColor: 'primary.main', pb: 4 }}>
        <Typography variant="overline" component="div" color="textSecondary">
          {text('cover')}
        </Typography>
        <Typography variant="h1" component="div" sx={{ pt: 1 }}>
          {restaurantLabel(restaurant)}
        </Typography>
        <Typography variant="subtitle1" component="div" color="textSecondary" sx={{ pt: 1 }}>
          {location.filter((part) => part !== '').join(' · ')}
        </Typography>
        <Typography variant="subtitle1" component="div" sx={{ pt: 3 }}>
          {text('date', { date: dates.day(today) })}
        </Typography>
      </Box>
      <div>
        <Typography variant="h3" component="div" sx={{ pb: 1.5 }}>
          {text('alerts')}
        </Typography>
        {alerts.length === 0 ? text('noAlerts') : <AlertList alerts={alerts} />}
      </div>
      <Box sx={{ mt: 'auto' }}>
        <Typography variant="h3" component="div" sx={{ pb: 1.5 }}>
          {text('contents')}
        </Typography>
        <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {diagnosticSections.map((section, index) => (
            <Box key={section} component="li" sx={{ display: 'flex' }}>
              <Box component="span" sx={{ width: 32, fontWeight: 700, color: 'primary.main' }}>
                {index + 1}
              </Box>
              {localised(diagnosticSectionLabels[section])}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Milliseconds from the resized charts to the browser's dialog (R-DIA-04, R-CON-21). */
export const printDelay = 1_500;
/** A4 without its margins: the width of the charts on paper. */
export const paperWidth = '182mm';

/** Resizes the charts under an overlay before printing (R-DIA-04). */
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

/** AMB-64. */
function AlertsPanel() {
  const text = useText(alertTexts);
  const { alerts } = useDiagnostic();
  if (alerts.length === 0) return null;
  return (
    <Panel title={text('title')} aside={text('count', { count: alerts.length })}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
        }}
      >
        {alertSeverities.map((severity) => {
          const own = alerts.filter((alert) => alert.severity === severity);
          if (own.length === 0) return null;
          const label = text(`severity.${severity}`);
          return (
            <div key={severity}>
              <Typography variant="overline" component="h3" color="textSecondary" sx={{ pb: 0.75 }}>
                {label}
              </Typography>
              <AlertList alerts={own} areLinks label={label} />
            </div>
          );
        })}
      </Box>
    </Panel>
  );
}

/** AMB-52. */
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

const panels: Readonly<Record<DiagnosticSection, ComponentType>> = {
  dafo: SwotPanel,
  population: PopulationPanel,
  clusters: ClientsPanel,
  competence: CompetitionPanel,
  consume: ConsumptionPanel,
  moments: MomentsPanel,
  pmix: ProductMixPanel,
};

/** Memoized: typing renders only the sections that read the editor. */
const Sections = memo(() =>
  diagnosticSections.map((section) => {
    const SectionContent = panels[section];
    return <SectionContent key={section} />;
  }),
);

const reportLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
  columnGap: { lg: 4 },
  '& > .menu': { position: 'sticky', top: scrollOffset, alignSelf: 'start' },
  '& > .menu nav': { position: 'static' },
  '& > .report': { minWidth: 0, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-paper="true"] > .report': { width: paperWidth },
  '@media print': {
    display: 'block',
    '& > .report': { display: 'block' },
    '& summary, & details:not([open])': { display: 'none' },
    '& h2, & h3': { breakAfter: 'avoid' },
  },
} as const;

interface ReportProps {
  diagnostic: Diagnostic;
  restaurant: SessionRestaurant;
}

function Report({ diagnostic, restaurant }: ReportProps) {
  const text = useText(diagnosticTexts);
  const printText = useText(printTexts);
  const hasSide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const editor = useDiagnosticEditor(diagnostic);
  const history = useDiagnosticHistory(diagnostic, restaurantLabel(restaurant));
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
              <HistoryButton history={history} />
              <WorkbookButton />
              <Button startIcon={<PrintRounded />} disabled={isPreparing} onClick={print}>
                {printText('print')}
              </Button>
            </>
          }
        >
          <Box data-paper={isPreparing} sx={reportLayout}>
            {hasSide && (
              <div className="menu">
                <SectionsMenu progress={progress} current={current} onGo={go} />
              </div>
            )}
            <div className="report">
              <ReadOnlyNotice />
              <div data-print="no">
                <AlertsPanel />
              </div>
              <Sections />
            </div>
          </Box>
        </Page>
        {!hasSide && <SectionsBar progress={progress} current={current} onGo={go} />}
        {isPreparing && <PrintOverlay onCancel={cancel} />}
        <LeavingDialog when={editor.changed.length > 0} onLeave={editor.drop} />
      </DiagnosticEditorContext>
    </DiagnosticContext>
  );
}

const DiagnosticSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
    }}
  >
    <Skeleton variant="rounded" height={320} sx={{ display: { xs: 'none', lg: 'block' } }} />
    <Stack spacing={3}>
      {diagnosticSections.map((section) => (
        <Skeleton key={section} variant="rounded" height={360} />
      ))}
    </Stack>
  </Box>
);

function RestaurantDiagnostic({ restaurant }: { restaurant: SessionRestaurant }) {
  const text = useText(diagnosticTexts);
  const { language } = useLanguage();
  const diagnostic = useCallQuery(diagnosticQueries.GetDiagnostic, { id: restaurant.id, language });
  if (diagnostic.data !== undefined) return <Report diagnostic={diagnostic.data} restaurant={restaurant} />;
  return (
    <Page
      title={text('title')}
      subtitle={restaurantLabel(restaurant)}
      crumbs={[{ label: text('home'), to: '/' }]}
    >
      <Loaded query={diagnostic} skeleton={<DiagnosticSkeleton />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

/** R-NAV-03, R-DIA-01…40. */
export function DiagnosticScreen() {
  const text = useText(diagnosticTexts);
  const { restaurant } = useSite();
  if (restaurant !== null) return <RestaurantDiagnostic key={restaurant.id} restaurant={restaurant} />;
  return (
    <Page title={text('title')} crumbs={[{ label: text('home'), to: '/' }]}>
      <NoRestaurant />
    </Page>
  );
}
