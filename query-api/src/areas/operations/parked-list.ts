import { parkedLists, type ParkedStream } from '@portal/platform/projection/parked-streams';
import type { ViewPage, ViewQuery } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';

const newestFirst = (a: ParkedStream, b: ParkedStream) =>
  b.at.localeCompare(a.at) || b.id.localeCompare(a.id);

/** Parked items of projections and automations, newest first. */
export async function findParked(
  views: Pick<Views, 'find'>,
  { page = 1, size = -1 }: Pick<ViewQuery, 'page' | 'size'>,
): Promise<ViewPage<ParkedStream>> {
  // This page's items are within the first `upTo` of their own list.
  const upTo = { sort: '-at', size: size < 0 ? -1 : page * size };
  const found = await Promise.all(parkedLists.map((list) => views.find(list, upTo)));
  const all = found.flatMap(({ documents }) => documents).sort(newestFirst);
  const from = size < 0 ? 0 : (page - 1) * size;
  return {
    documents: size < 0 ? all : all.slice(from, from + size),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}
