import { placedWords, searchWords } from '@portal/contracts';
import { downloadReportQueries, type DownloadRow } from '@portal/contracts/areas/download-report';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { handleQuery } from '@portal/platform/http/serve-queries';
import type { Views } from '@portal/platform/stores/view-store/views';
import { downloadRows, sorted } from './download-rows';
import { downloadsBetween } from '../../downloads-between';

const maxNamed = 10;

/** All words as prefixes in name, reference or section. */
function hasWords({ name, reference, section }: DownloadRow, asked: readonly string[]): boolean {
  const words = placedWords(`${name} ${reference} ${section.name}`);
  return asked.every((each) => words.some(({ folded }) => folded.startsWith(each)));
}

async function topDownloaders(views: Views, counts: ReadonlyMap<number, number>) {
  const top = [...counts].sort(([a, many], [b, more]) => more - many || a - b).slice(0, maxNamed);
  const named = await views.getMany(
    restaurants,
    top.map(([id]) => id),
  );
  return top.map(([id, downloads], at) => {
    return { id, name: named[at]?.name ?? '', downloads };
  });
}

export const downloadReportHandlers = [
  handleQuery(downloadReportQueries.GetDownloadReport, async (input, context) => {
    const { views } = context;
    const { start, end, q = '', sort, page, size } = input;
    const rows = await downloadRows(context, await downloadsBetween(views, { start, end }));
    const asked = searchWords(q);
    const filtered = q === '' ? rows : rows.filter((row) => asked.length > 0 && hasWords(row, asked));
    const found = sorted(filtered, sort);
    const records = size < 0 ? found : found.slice((page - 1) * size, page * size);
    return { records, total: found.length };
  }),

  handleQuery(downloadReportQueries.GetDownloadSummary, async ({ start, end }, context) => {
    const { views } = context;
    const downloads = await downloadsBetween(views, { start, end });
    const rows = await downloadRows(context, downloads);
    return {
      start,
      end,
      downloads: downloads.total,
      resources: rows.length,
      days: [...downloads.days],
      top: rows.slice(0, maxNamed).map(({ id, name, downloads: count }) => ({ id, name, downloads: count })),
      restaurants: await topDownloaders(views, downloads.byRestaurant),
    };
  }),
];
