import { downloadReportQueries } from '@portal/contracts/areas/download-report';
import { type ContentOverview, overviewQueries, untakenDays } from '@portal/contracts/areas/overview';
import { resourceSearchQueries } from '@portal/contracts/areas/resources';
import { daysAfter, type OutputOf } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { useMay } from '#core/session/use-may';
import { chartOf, type Figure, type FigureSource, useWrite } from './figures';
import { addressOf, daysIn, type Range } from './overview';
import { contentTexts } from './texts';

const resourcesPath = '/admin/resources';

type Searches = OutputOf<(typeof resourceSearchQueries)['ListEmptySearches']>;

function useSearchFigure(): (searches: Searches) => Figure {
  const text = useText(contentTexts);
  return (searches) => ({
    key: 'searches',
    title: text('searchesTitle'),
    sentence: text('searches', { count: searches.length, first: searches[0]?.term ?? '' }),
    link: { label: text('seeSearches'), to: '/search' },
    columns: [text('term'), text('times')],
    rows: searches.map(({ term, lang, count }) => ({
      key: `${lang} ${term}`,
      cells: [term, count],
      to: addressOf('/search', { s: term }),
      action: {
        label: text('create'),
        name: text('createNamed', { term }),
        to: addressOf(`${resourcesPath}/add`, { name: term }),
      },
    })),
  });
}

function usePieceFigures(): (data: ContentOverview) => readonly Figure[] {
  const text = useText(contentTexts);
  const dates = useDates();
  const pieces = ({ rows, total }: ContentOverview['past']) => ({
    rows: rows.map(({ id, name, day }) => ({
      key: id,
      cells: [name, day === null ? null : dates.day(day)],
      to: `${resourcesPath}/${id}`,
    })),
    total,
    link: { label: text('seePieces'), to: resourcesPath },
  });
  return ({ past, untaken }) => [
    {
      key: 'past',
      title: text('pastTitle'),
      sentence: text('past', { count: past.total }),
      columns: [text('piece'), text('lastDay')],
      ...pieces(past),
    },
    {
      key: 'untaken',
      title: text('untakenTitle', { days: untakenDays }),
      sentence: text('untaken', { count: untaken.total }),
      columns: [text('piece'), text('published')],
      ...pieces(untaken),
    },
  ];
}

const maxRows = 8;

/** Also days without downloads. */
function everyDay({ from, to }: Range, counted: ContentOverview['days']) {
  const known = new Map(counted.map(({ day, downloads }) => [day, downloads]));
  return Array.from({ length: daysIn({ from, to }) }, (_, after) => {
    const day = daysAfter(from, after);
    return { key: day, name: day, values: { downloads: known.get(day) ?? 0 } };
  });
}

type Counted = ContentOverview['sections'][number];

/** Only for those who may see the report. */
function useReportAddress({ from: start, to: end }: Range) {
  const seesReport = useMay()(downloadReportQueries.GetDownloadReport);
  return (filters: Parameters<typeof addressOf>[1] = {}) =>
    seesReport ? addressOf('/admin/inform', { start, end, ...filters }) : undefined;
}

function useReportLink(range: Range): Pick<Figure, 'link'> {
  const text = useText(contentTexts);
  const to = useReportAddress(range)();
  return to === undefined ? {} : { link: { label: text('seeReport'), to } };
}

function usePartFigures(range: Range): (data: ContentOverview) => readonly Figure[] {
  const text = useText(contentTexts);
  const regionName = useRegionName();
  const { whole } = useWrite();
  const report = useReportAddress(range);
  const link = useReportLink(range);
  const parts = {
    sections: ({ id, name }: Counted) =>
      id === 0
        ? { name: text('noSection'), to: undefined }
        : { name, to: report({ q: name }) ?? addressOf(resourcesPath, { section: id }) },
    formats: ({ id, name }: Counted) =>
      id === 0
        ? { name: text('noFormat'), to: undefined }
        : { name, to: addressOf(resourcesPath, { type: id }) },
    regions: ({ id, name }: Counted) => ({ name: regionName(id) || name || text('noRegion'), to: report() }),
  } as const;
  const figureOf = (part: keyof typeof parts, counted: readonly Counted[]): Figure => {
    const { rows, chart } = chartOf('rows', {
      series: [
        { key: 'now', name: text('now') },
        { key: 'before', name: text('before') },
      ],
      points: counted.map((each) => ({
        key: String(each.id),
        ...parts[part](each),
        values: { now: each.now, before: each.before },
      })),
      write: whole,
    });
    const first = counted.find(({ id }) => id !== 0) ?? counted[0];
    return {
      key: part,
      title: text(`${part}Title`),
      sentence:
        first === undefined
          ? text('downloadsNone')
          : text(part, { name: parts[part](first).name, count: first.now }),
      ...link,
      columns: [text(`${part}Head`), text('now'), text('before')],
      chart: { ...chart, data: { ...chart.data, points: chart.data.points.slice(0, maxRows) } },
      rows,
    };
  };
  return ({ sections, formats, regions }) => [
    figureOf('sections', sections),
    figureOf('formats', formats),
    figureOf('regions', regions),
  ];
}

function useDownloadFigure(range: Range): (data: ContentOverview) => Figure {
  const text = useText(contentTexts);
  const dates = useDates();
  const { whole } = useWrite();
  const report = useReportAddress(range);
  const link = useReportLink(range);
  return ({ downloads, days }) => ({
    key: 'downloads',
    title: text('downloads'),
    sentence: text('downloadsSum', { count: downloads.now }),
    changes: [{ name: text('downloads'), ...downloads, better: 'more', write: whole }],
    ...link,
    columns: [text('day'), text('downloads')],
    chart: chartOf('days', {
      series: [{ key: 'downloads', name: text('downloads') }],
      points: everyDay(range, days),
      write: whole,
    }).chart,
    rows: days.map(({ day, downloads: count }) => ({
      key: day,
      cells: [dates.day(day), count],
      to: report({ start: day, end: day }),
    })),
    span: 'all',
  });
}

export function useContentSources(range: Range, enabled: boolean): readonly FigureSource[] {
  const searchFigure = useSearchFigure();
  const pieceFigures = usePieceFigures();
  const downloadFigure = useDownloadFigure(range);
  const partFigures = usePartFigures(range);
  const searches = useCallQuery(resourceSearchQueries.ListEmptySearches, {});
  const content = useCallQuery(
    overviewQueries.GetContentOverview,
    { ...range },
    { enabled, keepPrevious: true },
  );
  const { data } = content;
  return [
    {
      key: 'searches',
      query: searches,
      figures: searches.data === undefined ? [] : [searchFigure(searches.data)],
      expected: 1,
    },
    {
      key: 'content',
      query: content,
      figures: data === undefined ? [] : [...pieceFigures(data), downloadFigure(data), ...partFigures(data)],
      expected: 6,
    },
  ];
}
