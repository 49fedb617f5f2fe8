import { parkedLists, type ParkedStream } from '@portal/platform/projection/parked-streams';
import type { ViewPage, ViewQuery } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';

const newestFirst = (a: ParkedStream, b: ParkedStream) =>
  b.at.localeCompare(a.at) || b.id.localeCompare(a.id);

/** A page of what projections and automations have parked, as one list, the newest first. */
export async function findParked(
  views: Pick<Views, 'find'>,
  { page = 1, size = -1 }: Pick<ViewQuery, 'page' | 'size'>,
): Promise<ViewPage<ParkedStream>> {
  // Whatever is on this page is among the first of its own list.
  const upTo = { sort: '-at', size: size < 0 ? -1 : page * size };
  const found = await Promise.all(parkedLists.map((list) => views.find(list, upTo)));
  const all = found.flatMap(({ documents }) => documents).sort(newestFirst);
  const from = size < 0 ? 0 : (page - 1) * size;
  return {
    documents: size < 0 ? all : all.slice(from, from + size),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}
