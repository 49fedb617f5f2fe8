import { importColumns, importKindOf } from '@portal/contracts/areas/imports';
import { overviewQueries, type TodayOverview } from '@portal/contracts/areas/overview';
import { monthKey } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { capital, useDates, useMonthName, useSpans } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { chartOf, type Figure, type FigureSource, useWrite } from './figures';
import { addressOf } from './overview';
import { todayTexts } from './texts';

const pausesPath = '/admin/mop';
const motives = [1, 2, 3] as const;

function usePauseFigure(): (data: TodayOverview) => Figure {
  const text = useText(todayTexts);
  const spans = useSpans();
  return ({ pauses }) => {
    const begun = pauses.rows.filter(({ state }) => state === 'begun').length;
    return {
      key: 'pauses',
      title: text('pausesTitle'),
      sentence: text('pauses', { count: pauses.total, begun }),
      link: {
        label: text(begun > 0 ? 'seeBegun' : 'seePauses'),
        to: addressOf(pausesPath, begun > 0 ? { begun: 1 } : {}),
      },
      columns: [text('restaurant'), text('when'), text('status')],
      rows: pauses.rows.map(({ id, restaurant_name: name, state, start, end }) => ({
        key: id,
        cells: [name, spans.brief({ start, end }), text(`pause.${state}`)],
        to: addressOf(pausesPath, { pause: id }),
      })),
      total: pauses.total,
      span: 2,
    };
  };
}

function usePlaceFigures(): (data: TodayOverview) => readonly Figure[] {
  const text = useText(todayTexts);
  const dates = useDates();
  const { select } = useSite();
  const placeOf = (id: number) => ({ to: '/channels', onFollow: () => select(id) });
  const dayOr = (day: string | null) => (day === null ? text('noDay') : dates.day(day));
  const link = { label: text('seeCalendar'), to: '/admin/calendar' };
  return ({ changes, closures }) => [
    {
      key: 'changes',
      title: text('changesTitle'),
      sentence: text('changes', { count: changes.total }),
      link,
      columns: [text('restaurant'), text('day')],
      rows: changes.rows.map(({ restaurant_id: id, restaurant_name: name, day }) => ({
        key: `${id} ${day}`,
        cells: [name, dates.day(day)],
        ...placeOf(id),
      })),
      total: changes.total,
    },
    {
      key: 'closures',
      title: text('closuresTitle'),
      sentence: text('closures', { count: closures.total }),
      link,
      columns: [text('restaurant'), text('reason'), text('until')],
      rows: closures.rows.map(({ restaurant_id: id, restaurant_name: name, motive, until }) => {
        const known = motives.find((each) => each === motive) ?? 3;
        return { key: id, cells: [name, text(`motive.${known}`), dayOr(until)], ...placeOf(id) };
      }),
      total: closures.total,
    },
  ];
}

function useImportFigure(): (data: TodayOverview) => Figure {
  const text = useText(todayTexts);
  const dates = useDates();
  const local = useLocalised();
  const kindName = (name: string) => {
    const kind = importKindOf(name);
    return kind === undefined ? name : local(importColumns[kind].label);
  };
  return ({ imports }) => ({
    key: 'imports',
    title: text('importsTitle'),
    sentence: text('imports', { count: imports.length }),
    link: { label: text('seeImports'), to: '/admin/import' },
    columns: [text('importKind'), text('lastImport')],
    rows: imports.map(({ kind, last_at: at }) => ({
      key: kind,
      cells: [kindName(kind), at === null ? text('never') : dates.day(at)],
      to: addressOf('/admin/import', { kind }),
    })),
  });
}

function useReportFigure(): (data: TodayOverview) => Figure {
  const text = useText(todayTexts);
  const monthName = useMonthName();
  const { whole } = useWrite();
  return ({ reports }) => {
    const [newest] = reports;
    const shown = (month: string) => (month.includes('/') ? month : monthKey(month));
    const named = (month: string) => monthName(shown(month));
    const { chart, rows } = chartOf(
      'rows',
      {
        series: [
          { key: 'missing', name: text('missing') },
          { key: 'received', name: text('received') },
        ],
        points: reports.map(({ month, missing, restaurants }) => ({
          key: month,
          name: capital(named(month)),
          values: { missing, received: restaurants - missing },
          note: `${whole(missing)} / ${whole(restaurants)}`,
          to: addressOf('/admin/partner-reports', { view: 'missing', month: shown(month) }),
        })),
        write: whole,
      },
      { missing: 'all', received: 'all' },
    );
    return {
      key: 'reports',
      title: text('reportsTitle'),
      sentence:
        newest === undefined
          ? text('reportsNone')
          : text('reports', { ...newest, month: named(newest.month) }),
      link: { label: text('seeReports'), to: addressOf('/admin/partner-reports', { view: 'missing' }) },
      columns: [text('month'), text('missing'), text('received')],
      chart,
      rows,
    };
  };
}

export function useTodaySources(enabled: boolean): readonly FigureSource[] {
  const { mobileOrderPause, importsAndVideos } = useMarket().features;
  const pauseFigure = usePauseFigure();
  const placeFigures = usePlaceFigures();
  const importFigure = useImportFigure();
  const reportFigure = useReportFigure();
  const query = useCallQuery(overviewQueries.GetTodayOverview, {}, { enabled });
  const figuresOf = (data: TodayOverview) => [
    ...(mobileOrderPause ? [pauseFigure(data)] : []),
    ...placeFigures(data),
    ...(importsAndVideos ? [importFigure(data)] : []),
    reportFigure(data),
  ];
  return [
    { key: 'today', query, figures: query.data === undefined ? [] : figuresOf(query.data), expected: 4 },
  ];
}
