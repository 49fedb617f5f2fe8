import {
  catalogueReaders,
  dayOf,
  isAdministrator,
  type Language,
  languageFor,
  type ParsedInputOf,
  reject,
  type Role,
} from '@portal/contracts';
import {
  pagePath,
  type Picture,
  resourceDownloads,
  resourceQueries,
  resources,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQuery, handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import { openTicket } from '@portal/platform/session/file-ticket';
import { openSelection } from '@portal/platform/session/selection-ticket';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';
import { viewSort } from '@portal/platform/stores/view-store/wire-sort';
import { tryOrderRules } from '../../trials/order-rules';
import { listFromIndex, searchResources } from './resource-search.handlers';
import { type Reader, type ResourceDocument, toDetail, toSummary } from './resource.wire';
import { sectionsFor, statusesFor, subtreeFor, timeWhere, whereOf } from './resources.where';

type Context = QueryContext & { readonly person: Person };
type ListInput = ParsedInputOf<(typeof resourceQueries)['ListResources']>;

/** New resources on the home (AMB-20). */
const newest = 10;

const notFound = reject('resource_not_found');

const readerOf = ({ person, market }: Context, language?: Language): Reader => ({
  language: languageFor(market, language),
  administrator: isAdministrator(person.role),
});

const sortFields: Readonly<Record<string, string>> = {
  update_date: 'updatedAt',
  type: 'format',
  lang: 'language',
  status: 'chosenStatus',
};

interface Narrowing {
  readonly sectionIds?: readonly number[] | undefined;
  readonly section?: number | undefined;
}

/** Readers' lists come from the index, which applies their visibility. */
async function page(input: Omit<ListInput, 'section'>, context: Context, { sectionIds, section }: Narrowing) {
  if (!isAdministrator(context.person.role)) return listFromIndex({ ...input, section }, context);
  const { marketRecord, now } = context;
  const today = dayOf(now().toISOString(), marketRecord.timeZone);
  const { documents, total } = await context.views.find(resources, {
    where: {
      ...whereOf({ ...input, sectionIds }, context.person.role),
      ...(input.time && timeWhere(input.time, today)),
    },
    text: input.q,
    sort: viewSort(input.sort, sortFields),
    page: input.page,
    size: input.size,
  });
  const reader = readerOf(context, input.lang);
  return { records: documents.map((document) => toSummary(document, reader)), total };
}

/** `null` if hidden from the role (role `null`: signed out). */
async function readable(views: Views, id: string | number, role: Role | null) {
  const resource = await views.get(resources, String(id));
  return resource && statusesFor(role).includes(resource.status) ? resource : null;
}

/** Current or former slug (R-ARS-15); `null` if hidden. */
async function readableBySlug(views: Views, url: string, role: Role) {
  const status = { in: statusesFor(role) };
  const slugs: readonly Where[] = [{ url: { eq: url } }, { formerUrls: { contains: url } }];
  for (const slug of slugs) {
    const where = { ...slug, status };
    const { documents } = await views.find(resources, { where, size: 1 });
    if (documents[0]) return documents[0];
  }
  return null;
}

/** Empty for hidden or unknown sections. */
const filteredSections = async (context: Context, section: number) =>
  (await subtreeFor(context, section)) ?? [];

export const resourceHandlers = [
  handleQuery(resourceQueries.TryOrderRules, tryOrderRules),

  handleQueryOfPerson(resourceQueries.ListResources, async ({ section, ...input }, context) => {
    // The index resolves descendants.
    if (section === undefined || !isAdministrator(context.person.role))
      return page(input, context, { section });
    return page(input, context, { sectionIds: await filteredSections(context, section), section });
  }),

  handleQueryOfPerson(resourceQueries.ListResourcesOfSection, async ({ id, section, ...input }, context) => {
    const whole = await subtreeFor(context, id);
    if (!whole) return reject('not_found');
    if (section === undefined) return page(input, context, { sectionIds: whole, section: id });
    const part = await filteredSections(context, section);
    const both = part.filter((each) => whole.includes(each));
    // Two subtrees are nested or disjoint.
    if (both.length === 0) return { records: [], total: 0 };
    return page(input, context, { sectionIds: both, section: part.length === both.length ? section : id });
  }),

  handleQueryOfPerson(resourceQueries.ListNewResources, async (input, context) => {
    const lang = languageFor(context.market, input.lang);
    const asked = { lang, status: ResourceStatus.Published, sort: '-published_at', page: 1, size: newest };
    const { records } = await listFromIndex(asked, context);
    return { records, total: records.length };
  }),

  handleQueryOfPerson(resourceQueries.SearchResources, searchResources),

  handleQueryOfPerson(resourceQueries.GetResource, async ({ id }, context) => {
    const { views, person } = context;
    const resource =
      (await readable(views, id, person.role)) ?? (await readableBySlug(views, id, person.role));
    if (!resource) return notFound;
    return toDetail(resource, readerOf(context), await sectionsFor(views, person.role));
  }),

  handleQuery(resourceQueries.ResolveShortLink, async ({ resource_id: id }, { views, person }) => {
    // Signed out: same answer for known and unknown links (W34).
    if (!person) return { target: '/login' };
    const resource = catalogueReaders.includes(person.role) ? await readable(views, id, null) : null;
    return { target: resource ? pagePath(resource) : '/' };
  }),
];

/** Previews are JPEG (S8), except those from older clients (R-API-64). */
const previewType = 'image/jpeg';
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Types that browsers or our viewer show. */
const previewable = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

/** Granted pieces whose file was removed since (5 minutes) are omitted. */
async function filesOf(views: Views, ids: readonly number[]) {
  const found = await Promise.all(ids.map((id) => views.get(resources, String(id))));
  return found.flatMap((resource) => resource?.file ?? []);
}

/** Histories show administrators earlier pictures at their address. */
async function thumbAt(
  { id, thumb }: ResourceDocument,
  v: string | undefined,
  { log, person }: Context,
): Promise<Picture | null> {
  if (v === undefined || v === thumb?.key || !isAdministrator(person.role)) return thumb;
  const events = await log.readStreams([`resource-${id}`]);
  const pictures = events.flatMap(({ data }) => (data as { readonly thumb?: Picture | null }).thumb ?? []);
  return pictures.find(({ key }) => key === v) ?? thumb;
}

export const resourceDownloadHandlers = [
  handleDownload(resourceDownloads.OpenThumb, async ({ id, v }, context) => {
    const resource = await readable(context.views, id, context.person.role);
    const thumb = resource && (await thumbAt(resource, v, context));
    if (!resource || !thumb) return reject('not_found');
    const { key, contentType = previewType } = thumb;
    return {
      key,
      filename: `${resource.url}.${extensions[contentType]}`,
      contentType,
      disposition: 'inline',
      // Immutable: versioned address, visible to all readers.
      immutable: v === resource.thumb?.key && resource.status !== ResourceStatus.Inactive,
    };
  }),

  handleDownload(resourceDownloads.PreviewResource, async ({ id, v }, { views, person }) => {
    const resource = await readable(views, id, person.role);
    const mayLook = resource?.status === ResourceStatus.Published || isAdministrator(person.role);
    if (!resource?.file || !mayLook || !previewable.has(resource.file.contentType))
      return reject('not_found');
    const { key, filename, contentType } = resource.file;
    // Unpublished: revalidate, as the next user may lack the right.
    const immutable = v === key && resource.status === ResourceStatus.Published;
    return { key, filename, contentType, disposition: 'attachment', immutable };
  }),

  handleDownload(resourceDownloads.OpenFile, async ({ ticket }, { views, secrets, person, now }) => {
    const asked = { userId: person.userId, sessionId: person.sessionId, now: now() };
    const selection = openSelection(secrets, ticket, asked);
    if (selection) return { filename: selection.filename, archive: await filesOf(views, selection.ids) };
    const granted = openTicket(secrets, ticket, asked);
    if (!granted) return reject('not_found');
    const { key, filename, contentType } = granted;
    return { key, filename, contentType, disposition: 'attachment', immutable: false };
  }),
];
