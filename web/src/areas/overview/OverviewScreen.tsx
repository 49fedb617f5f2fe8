import EditCalendarRounded from '@mui/icons-material/EditCalendarRounded';
import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { overviewQueries } from '@portal/contracts/areas/overview';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import type { ExportCell } from '#ui/export/export-columns';
import { FilterChips } from '#ui/list/FilterChips';
import { isDay } from '#ui/list/is-day';
import { useAddress } from '#ui/list/use-address';
import { Page } from '#ui/Page';
import { lazyPart } from '#ui/part/lazy-part';
import { QuietError } from '#ui/states/Loaded';
import { useToast } from '#ui/toast/toast-context';
import { useToday } from '#ui/use-now';
import { useAdoptionSources } from './adoption-figures';
import { useContentSources } from './content-figures';
import { FigureCard, SkeletonCard, useChangeTexts } from './FigureCard';
import type { FigureGroup, FigureSource } from './figures';
import { useOrderSources } from './order-figures';
import { daysIn, presets, rangeBefore, rangeOf, rangeProblem, usualPreset, type Range } from './overview';
import { screenTexts } from './texts';
import { useTodaySources } from './today-figures';

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));

/** The last thirty days, unless the address has others. */
function useRange() {
  const { search, change } = useAddress();
  const today = useToday();
  const from = search.get('from');
  const to = search.get('to');
  const preset = presets.find((each) => each === search.get('days')) ?? usualPreset;
  const isOwn = isDay(from) && isDay(to);
  const range = isOwn ? { from, to } : rangeOf(preset, today);
  return {
    range,
    chosen: isOwn ? 'own' : preset,
    choose: (chosen: string) => {
      if (chosen === 'own') change({ days: undefined, ...range });
      else if (chosen !== '')
        change({ days: chosen === usualPreset ? undefined : chosen, from: undefined, to: undefined });
    },
    setDays: (days: Range) => {
      // Both, or the last valid ones.
      if (days.from !== '' && days.to !== '') change({ days: undefined, ...days });
    },
    problem: rangeProblem(range),
  };
}
type RangeState = ReturnType<typeof useRange>;

function OwnDays({ state: { range, setDays, problem } }: { state: RangeState }) {
  const text = useText(screenTexts);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 13rem))' } }}>
      <Suspense fallback={<Skeleton sx={{ height: 'calc(var(--control-height) * 1.6)' }} />}>
        <DayField
          name="from"
          label={text('start')}
          value={range.from}
          onChange={(from) => setDays({ ...range, from })}
          clearable={false}
        />
        <DayField
          name="to"
          label={text('end')}
          value={range.to}
          onChange={(to) => setDays({ ...range, to })}
          earliest={range.from}
          clearable={false}
          error={problem === null ? undefined : text(problem)}
        />
      </Suspense>
    </Box>
  );
}

function RangeBar({ state }: { state: RangeState }) {
  const text = useText(screenTexts);
  const dates = useDates();
  const { range, chosen, choose, problem } = state;
  const nameOf = (value: string) =>
    value === 'year' || value === 'own' ? text(value) : text('lastDays', { days: Number(value) });
  const before = rangeBefore(range);
  return (
    <Stack spacing={1.5} sx={{ pb: 3 }}>
      <div data-print="no">
        <FilterChips
          label={text('range')}
          options={[...presets, 'own'].map((value) => ({ value, label: nameOf(value) }))}
          value={chosen}
          onChange={choose}
        />
      </div>
      {chosen === 'own' && (
        <div data-print="no">
          <OwnDays state={state} />
        </div>
      )}
      {problem === null && (
        <Typography variant="body2" color="textSecondary">
          {text('compared', {
            from: dates.day(range.from),
            to: dates.day(range.to),
            days: daysIn(range),
            beforeFrom: dates.day(before.from),
            beforeTo: dates.day(before.to),
          })}
        </Typography>
      )}
    </Stack>
  );
}

/** The other sources remain if one fails. */
function SourceCards({ source: { query, figures, expected } }: { source: FigureSource }) {
  const text = useText(screenTexts);
  if (query.data !== undefined)
    return figures.map((figure) => <FigureCard key={figure.key} figure={figure} />);
  if (expected === 0) return null;
  if (query.isError) {
    return (
      <Card sx={{ p: 2, gridColumn: '1 / -1' }}>
        <QuietError error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  return Array.from({ length: expected }, (_, at) => (
    <div key={at} aria-busy={at === 0} {...(at === 0 && { role: 'status', 'aria-label': text('loading') })}>
      <SkeletonCard />
    </div>
  ));
}

const two = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const;
const upTo = { two, three: { ...two, lg: 'repeat(3, minmax(0, 1fr))' } } as const;

const cards = {
  display: 'grid',
  gridAutoFlow: 'dense',
  gap: 2,
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 },
} as const;

function Group({ group: { key, title, sources } }: { group: FigureGroup }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pb: 4 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ pb: 1.5, breakAfter: 'avoid' }}>
        {title}
      </Typography>
      <Box sx={{ ...cards, gridTemplateColumns: key === 'adoption' ? upTo.two : upTo.three }}>
        {sources.map((source) => (
          <SourceCards key={source.key} source={source} />
        ))}
      </Box>
    </Box>
  );
}

/** One sheet with the sentences, one for each figure. */
function useSheets(groups: readonly FigureGroup[]) {
  const text = useText(screenTexts);
  const changeTexts = useChangeTexts();
  const figures = groups.flatMap(({ title, sources }) =>
    sources.flatMap((source) => source.figures.map((figure) => ({ group: title, figure }))),
  );
  const column = (header: string, width = 16) => ({ header, width });
  return [
    {
      name: text('summary'),
      columns: [
        column(text('group')),
        column(text('figure'), 36),
        column(text('result'), 80),
        column(text('change'), 60),
      ],
      rows: figures.map(({ group, figure }): readonly ExportCell[] => [
        group,
        figure.title,
        figure.sentence,
        changeTexts(figure.changes),
      ]),
    },
    ...figures
      .filter(({ figure }) => figure.rows.length > 0)
      .map(({ figure }, at) => ({
        name: text('sheet', { number: at + 1, title: figure.title }),
        columns: figure.columns.map((header, place) => column(header, place === 0 ? 36 : 18)),
        rows: figure.rows.map(({ cells }) => cells),
      })),
  ];
}

function Actions({ groups, range }: { groups: readonly FigureGroup[]; range: Range }) {
  const text = useText(screenTexts);
  const toast = useToast();
  const may = useMay();
  const [isBusy, setBusy] = useState(false);
  const sheets = useSheets(groups);
  const save = async () => {
    setBusy(true);
    try {
      const [{ toWorkbook }, { saveFile }] = await Promise.all([
        import('#ui/export/to-xlsx'),
        import('#ui/export/export-columns'),
      ]);
      const file = text('file', { ...range });
      saveFile(await toWorkbook(sheets), file);
      toast.done(text('saved', { file }));
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {may(overviewQueries.TryWorkingDays) && (
        <Button
          component={Link}
          to="/admin/overview/working-days"
          startIcon={<EditCalendarRounded aria-hidden />}
        >
          {text('trial')}
        </Button>
      )}
      <Button
        startIcon={<FileDownloadRounded aria-hidden />}
        disabled={isBusy || sheets.length === 1}
        onClick={() => void save()}
      >
        {text('export')}
      </Button>
      <Button startIcon={<PrintRounded aria-hidden />} onClick={() => window.print()}>
        {text('print')}
      </Button>
    </>
  );
}

function useGroups(range: Range, isValid: boolean): readonly FigureGroup[] {
  const text = useText(screenTexts);
  const may = useMay();
  const year = Number(range.to.slice(0, 4));
  const seesToday = may(overviewQueries.GetTodayOverview);
  const seesAdoption = may(overviewQueries.GetAdoptionOverview);
  const orders = useOrderSources(range, isValid);
  const today = useTodaySources(seesToday);
  const content = useContentSources(range, isValid);
  const adoption = useAdoptionSources(year, seesAdoption && isValid);
  return [
    { key: 'orders', title: text('orders'), sources: orders },
    ...(seesToday ? [{ key: 'today' as const, title: text('today'), sources: today }] : []),
    { key: 'content', title: text('content'), sources: content },
    ...(seesAdoption
      ? [{ key: 'adoption' as const, title: text('adoption', { year }), sources: adoption }]
      : []),
  ];
}

/** Charts follow the paper's width. */
const onPaper = {
  '@media print': {
    '& .recharts-wrapper, & svg.recharts-surface': { width: '100% !important', height: '100% !important' },
  },
} as const;

/** Figures for administrators; not in the specification. */
export function OverviewScreen() {
  const text = useText(screenTexts);
  const state = useRange();
  const { range, problem } = state;
  const groups = useGroups(range, problem === null);
  return (
    <Page
      title={text('title')}
      subtitle={text('subtitle')}
      width="full"
      actions={<Actions groups={groups} range={range} />}
    >
      <RangeBar state={state} />
      {problem === null && (
        <Box sx={onPaper}>
          {groups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
        </Box>
      )}
    </Page>
  );
}
