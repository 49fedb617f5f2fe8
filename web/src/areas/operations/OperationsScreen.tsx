import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import { Box, Button, Card, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { operationsQueries, type ProjectionHealth } from '@portal/contracts/areas/operations';
import { Suspense, useState, useId } from 'react';
import CompareRounded from '@mui/icons-material/CompareRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ReportRounded from '@mui/icons-material/ReportRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SensorsOffRounded from '@mui/icons-material/SensorsOffRounded';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useNow } from '#ui/use-now';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { StatusChip } from '#ui/StatusChip';
import { T } from '#core/i18n/T';
import { RelativeAge } from '#ui/DayAndAge';
import { useDates } from '#core/i18n/dates';
import { SmallTable } from '#ui/SmallTable';
import { OperationsLogList } from './OperationsLogList';
import { MailPanel } from './MailPanel';
import { operationsTexts } from './texts';
import { countHealth, healthOf, type Health, byMinute, useViewName } from './operations';
import { VerifiedSummary, VerifyButton } from './VerifiedSummary';
import { ParkedPanel } from './ParkedPanel';
import { FoldPanel } from '#ui/FoldPanel';

const healthLooks = {
  well: { tone: 'success', icon: CheckCircleRounded },
  behind: { tone: 'warning', icon: ScheduleRounded },
  parked: { tone: 'error', icon: ReportRounded },
  different: { tone: 'warning', icon: CompareRounded },
  rebuilding: { tone: 'info', icon: AutorenewRounded },
  silent: { tone: 'error', icon: SensorsOffRounded },
} as const;

interface HealthChipProps {
  health: Health;
  projection: ProjectionHealth;
}

function HealthChip({ health, projection }: HealthChipProps) {
  const text = useText(operationsTexts);
  const percent = Math.floor((projection.rebuild ?? 0) * 100);
  const count = health === 'different' ? (projection.verified?.different ?? 0) : projection.parked;
  const label = text(`health.${health}`, { count, percent });
  return <StatusChip {...healthLooks[health]} label={label} />;
}

function useFigures() {
  const text = useText(operationsTexts);
  return {
    /** Seconds with one decimal; less than a tenth is none. @param milliseconds */
    lag: (milliseconds: number) =>
      milliseconds < 100 ? text('noLag') : text('seconds', { seconds: Math.round(milliseconds / 100) / 10 }),
    rate: (rate: number) => text('perSecond', { rate: Math.round(rate * 10) / 10 }),
  };
}

const RecentChart = lazyPart(() => import('./RecentChart').then((module) => module.RecentChart));

interface RecentListProps {
  view: string;
  recent: ProjectionHealth['recent'];
}

const most = (values: readonly number[]) => Math.max(0, ...values);

function RecentList({ view, recent }: RecentListProps) {
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

function FigureList({ lag, rate, position }: Pick<ProjectionHealth, 'lag' | 'rate' | 'position'>) {
  const text = useText(operationsTexts);
  const figures = useFigures();
  const shown = [
    [text('lag'), figures.lag(lag)],
    [text('rate'), figures.rate(rate)],
    [text('position'), text('number', { value: position })],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        columnGap: 2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {shown.map(([label, value]) => (
        <div key={label}>
          <Typography variant="caption" component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography variant="body2" component="dd" sx={{ m: 0, fontWeight: 550 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

interface ProjectionCardProps {
  projection: ProjectionHealth;
  health: Health;
  onRebuild: () => void;
}

function Progress({ done, label }: { done: number; label: string }) {
  return <LinearProgress variant="determinate" value={done * 100} aria-label={label} sx={{ my: 1 }} />;
}

function ProjectionCard({ projection, health, onRebuild }: ProjectionCardProps) {
  const text = useText(operationsTexts);
  const id = useId();
  const { name, rebuild, position, lag, rate, recent, reported_at } = projection;
  const view = useViewName()(name);
  return (
    <Card component="li" aria-labelledby={id} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle1" component="h3" id={id}>
          {view}
        </Typography>
        <HealthChip health={health} projection={projection} />
      </Box>
      {rebuild !== null && <Progress done={rebuild} label={text('rebuildNamed', { view })} />}
      <FigureList lag={lag} rate={rate} position={position} />
      <RecentList view={view} recent={recent} />
      <Typography variant="caption" component="div" color="textSecondary">
        <T of={operationsTexts} id="heard" values={{ age: <RelativeAge at={reported_at} /> }} />
      </Typography>
      <VerifiedSummary projection={projection} view={view} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 'auto' }}>
        <VerifyButton projection={projection} view={view} />
        <Button
          size="small"
          variant={health === 'different' ? 'contained' : 'outlined'}
          aria-label={text('rebuildNamed', { view })}
          disabled={rebuild !== null}
          onClick={onRebuild}
        >
          {text('rebuildOne')}
        </Button>
      </Box>
    </Card>
  );
}

interface Projected {
  readonly projection: ProjectionHealth;
}

interface ProjectionCardsProps {
  projections: readonly ProjectionHealth[];
  now: number;
  onRebuild: (name: string) => void;
}

/** Problems first, then by name. */
function ProjectionCards({ projections, now, onRebuild }: ProjectionCardsProps) {
  const text = useText(operationsTexts);
  const nameOf = useViewName();
  const all = projections.map((projection) => ({ projection, health: healthOf(projection, now) }));
  const needing = all.filter(({ health }) => health !== 'well');
  const byName = (a: Projected, b: Projected) =>
    nameOf(a.projection.name).localeCompare(nameOf(b.projection.name));
  const well = all.filter(({ health }) => health === 'well').sort(byName);
  return (
    <Box
      component="ul"
      aria-label={text('views')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: (theme) => `repeat(auto-fill, minmax(min(${theme.spacing(36)}, 100%), 1fr))`,
      }}
    >
      {[...needing, ...well].map(({ projection, health }) => (
        <ProjectionCard
          key={projection.name}
          projection={projection}
          health={health}
          onRebuild={() => onRebuild(projection.name)}
        />
      ))}
    </Box>
  );
}

const troubles = [
  ['silent', 'someSilent'],
  ['parked', 'someParked'],
  ['behind', 'someBehind'],
  ['different', 'someDifferent'],
  ['rebuilding', 'someRebuilding'],
] as const;

interface HealthSummaryProps {
  projections: readonly ProjectionHealth[];
  now: number;
}

function HealthSummary({ projections, now }: HealthSummaryProps) {
  const text = useText(operationsTexts);
  const counts = countHealth(projections, now);
  const shown = troubles.filter(([health]) => counts[health] > 0);
  return (
    <Stack direction="row" role="status" aria-label={text('summary')} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {shown.length === 0 && (
        <StatusChip {...healthLooks.well} label={text('allWell', { count: projections.length })} />
      )}
      {shown.map(([health, key]) => (
        <StatusChip key={health} {...healthLooks[health]} label={text(key, { count: counts[health] })} />
      ))}
    </Stack>
  );
}

const RebuildDialog = lazyOverlay(() => import('./RebuildDialog').then((module) => module.RebuildDialog));

/** Above this, only the count is shown. */
const parkedShown = 50;

/** R8, R9. */
export function OperationsScreen() {
  const text = useText(operationsTexts);
  const now = useNow();
  const list = useListUrl({ defaultSize: 10 });
  const projections = useCallQuery(operationsQueries.ListProjections, {});
  const parked = useCallList(operationsQueries.ListParkedStreams, { size: parkedShown });
  const { page, size } = list.input;
  const log = useCallList(operationsQueries.ListOperations, { page, size });
  const [asked, ask] = useState<readonly string[] | null>(null);
  const names = projections.data?.map(({ name }) => name) ?? [];
  const rebuildAll = (
    <Button
      variant="outlined"
      startIcon={<AutorenewRounded />}
      disabled={names.length === 0}
      onClick={() => ask(names)}
    >
      {text('rebuildAll')}
    </Button>
  );
  const nothing = <EmptyState title={text('nothingYet')} text={text('nothingYetText')} />;
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full" actions={rebuildAll}>
      <Stack spacing={3}>
        <Loaded
          query={projections}
          skeleton={<SkeletonRows />}
          empty={{ when: (all) => all.length === 0, show: nothing }}
        >
          {(all) => (
            <>
              <HealthSummary projections={all} now={now} />
              {parked.data && (
                <ParkedPanel
                  parked={parked.data.rows}
                  total={parked.data.total}
                  operations={log.data?.rows ?? []}
                />
              )}
              <MailPanel />
              <ProjectionCards projections={all} now={now} onRebuild={(name) => ask([name])} />
            </>
          )}
        </Loaded>
        <OperationsLogList query={log} list={list} />
      </Stack>
      <Suspense>{asked && <RebuildDialog projections={asked} onClose={() => ask(null)} />}</Suspense>
    </Page>
  );
}
