import type { DocumentOf } from '@portal/contracts';
import { maxNamedResources, type notices } from '@portal/contracts/areas/notifications';
import { pagePath, resources, ResourceStatus } from '@portal/contracts/areas/resources';
import type { Views } from '@portal/platform/stores/view-store/views';

type NoticeDocument = DocumentOf<typeof notices>;
type Resource = DocumentOf<typeof resources>;
type ById = ReadonlyMap<number, Resource>;

async function resourcesBy(ids: readonly number[], views: Views): Promise<ById> {
  const found = ids.length === 0 ? [] : await views.getMany(resources, [...new Set(ids)]);
  return new Map(found.flatMap((resource) => (resource ? [[resource.id, resource] as const] : [])));
}

const namedIn = ({ pieces }: NoticeDocument) => pieces.map(({ id }) => id);

/** Older notices list named pieces only. */
const newIn = (notice: NoticeDocument) => notice.resourceIds ?? namedIn(notice);

const isOffered = (resource: Resource | undefined) =>
  resource !== undefined && !resource.deleted && resource.status !== ResourceStatus.Inactive;

export const noticeResources = (found: readonly NoticeDocument[], views: Views): Promise<ById> =>
  resourcesBy(
    found.flatMap((notice) => (notice.kind === 'newFiles' ? newIn(notice) : namedIn(notice))),
    views,
  );

/** Without pieces made inactive since (R-ARS-19). */
const leftIn = (notice: NoticeDocument, known: ById) =>
  newIn(notice).filter((id) => isOffered(known.get(id)));

/** They go with their pieces. */
export const resourceKinds: readonly string[] = ['newFiles', 'pieceEnds'];

/** Nothing left to show. */
export const isWithdrawn = (notice: NoticeDocument, known: ById): boolean =>
  resourceKinds.includes(notice.kind) && leftIn(notice, known).length === 0;

/** Count, with current names, pages and previews of some. */
export function contentOf(notice: NoticeDocument, known: ById): Pick<NoticeDocument, 'count' | 'pieces'> {
  const isNew = notice.kind === 'newFiles';
  const left = isNew ? leftIn(notice, known) : namedIn(notice);
  const pieces = left.slice(0, maxNamedResources).map((id) => {
    const resource = known.get(id);
    if (!resource) return { id, name: '', link: '', thumbKey: '' };
    return { id, name: resource.name, link: pagePath(resource), thumbKey: resource.thumb?.key ?? '' };
  });
  return { count: isNew ? notice.count - newIn(notice).length + left.length : notice.count, pieces };
}

/** Reads unnamed pieces only if all named ones are withdrawn. */
export async function countWithdrawn(found: readonly NoticeDocument[], views: Views): Promise<number> {
  const named = await resourcesBy(found.flatMap(namedIn), views);
  const candidates = found.filter((notice) => !namedIn(notice).some((id) => isOffered(named.get(id))));
  const known = await resourcesBy(candidates.flatMap(newIn), views);
  return candidates.filter((notice) => isWithdrawn(notice, known)).length;
}
