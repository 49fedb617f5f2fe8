import { orderQueries } from '@portal/contracts/areas/orders';
import {
  aResourceDetail,
  type ResourceDetail,
  resourceQueries,
  resourceSearchQueries,
  type SectionFacets,
  type FileVersion,
  resourceCommands,
  phaseOn,
  tagsToWire,
  toCome,
} from '@portal/contracts/areas/resources';
import { sectionQueries, type Section } from '@portal/contracts/areas/sections';
import { sessionQueries } from '@portal/contracts/areas/session';
import { dayOf, type Language, type Role, type ParsedInputOf } from '@portal/contracts/kernel';
import { type FakeApi, fakeApi, refuse, screen, screenKit, someTables, within } from '#testing/screen-kit';
import { resourcesArea } from './index';

const section = (
  id: number,
  parent: number,
  level: number,
  name: string,
  childs: number[] = [],
): Section => ({
  id,
  parent_id: parent,
  name,
  texts: { CAST: name },
  url: name.toLowerCase(),
  type: 1,
  status: 1,
  level,
  pos: id,
  childs,
  path: [],
  visible: true,
  version: 0,
});

export const tree: readonly Section[] = [
  section(1, -1, 0, 'Campañas', [2]),
  { ...section(2, 1, 1, 'Otoño', [3, 4]), url: 'otono' },
  section(3, 2, 2, 'Sala'),
  section(4, 2, 2, 'Calle'),
  section(5, -1, 0, 'Productos'),
  { ...section(6, -1, 0, 'Aperturas'), type: 2 },
  { ...section(7, -1, 0, 'Medios'), type: 3 },
  { ...section(8, -1, 0, 'Lanzamientos'), type: 4 },
  { ...section(9, -1, 0, 'Ideas'), type: 5 },
];

export { aResourceDetail as aResource };

const countsOf = (values: readonly string[]) =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((each) => each === value).length }));

function facetsOf(pieces: readonly ResourceDetail[], lang: Language | undefined): SectionFacets {
  const shown = pieces.filter((piece) => lang === undefined || piece.lang.id === lang);
  const names = new Map(shown.map(({ type }) => [String(type.id), type.name]));
  const formats = countsOf(shown.map(({ type }) => String(type.id))).toSorted((a, b) => b.count - a.count);
  return {
    formats: formats.map(({ value, count }) => ({ id: Number(value), name: names.get(value) ?? '', count })),
    languages: countsOf(pieces.map((piece) => String(piece.lang.id))).map(({ value, count }) => ({
      id: value as Language,
      count,
    })),
  };
}

export function catalogueApi(
  resources: readonly ResourceDetail[] = [aResourceDetail()],
  role: Role = 1,
): FakeApi {
  const missing = refuse('resource_not_found', { status: 404 });
  return fakeApi()
    .signedIn({ type: role })
    .on(sectionQueries.ListSections, () => tree)
    .on(resourceQueries.ListResources, () => resources)
    .on(resourceQueries.ListResourcesOfSection, () => resources)
    .on(resourceSearchQueries.GetSectionFacets, ({ lang }) => facetsOf(resources, lang))
    .on(resourceQueries.GetResource, ({ id }) => resources.find(({ url }) => url === id) ?? missing)
    .on(sessionQueries.GetTables, () => someTables({ order_status: [{ id: 1, name: 'En proceso' }] }))
    .on(orderQueries.ListOrders, () => []);
}

export async function openCatalogue(api: FakeApi, at: string, market: 'ES' | 'PT' = 'ES') {
  screenKit(resourcesArea)(api, at, market);
  await screen.findByRole('heading', { level: 1 });
  return api;
}

export async function cardOf(name: string) {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('article') as HTMLElement);
}

export const today = dayOf(new Date().toISOString(), 'Europe/Madrid');

export const formats = [
  { id: 1, name: 'Cartel' },
  { id: 2, name: 'Folleto' },
];

type Form = ParsedInputOf<typeof resourceCommands.AddResource>;
type Commands = typeof resourceCommands;

const isSent = ([, value]: [string, unknown]) => value !== undefined;
const sentOf = (form: object) => Object.fromEntries(Object.entries(form).filter(isSent));

function savedFacts({
  type,
  lang,
  budget,
  customizable,
  tags,
  file,
  thumb,
  ...form
}: Form): Partial<ResourceDetail> {
  return sentOf({
    ...form,
    type: formats.find(({ id }) => id === type),
    lang: lang && { id: lang, name: lang },
    budget: budget === undefined ? undefined : Number(budget),
    customizable: customizable?.join(),
    tags: tags && tagsToWire(tags),
    to_come: Object.entries({ file, thumb }).flatMap(([part, key]) => (key === toCome ? [part] : [])),
  });
}

/** @param changedBy who caused the conflict */
export function adminApi(rows: readonly ResourceDetail[] = [], role: Role = 2, changedBy = 'user-9') {
  const api = fakeApi().signedIn({ type: role });
  const resources = api.collection(resourceQueries.ListResources, rows, {
    search: ['name'],
    filters: {
      deleted: (row, deleted) => row.deleted === deleted,
      lang: ({ lang: { id } }, lang) => id === lang,
      section: ({ sections }, section) => sections.includes(section),
      time: ({ published_from: publishedFrom, valid_until: validUntil }, time) =>
        phaseOn({ publishedFrom, validUntil }, today) === time,
      type: ({ type: { id } }, types) => types.some((type) => type === id),
    },
    get: { query: resourceQueries.GetResource, missing: 'resource_not_found' },
  });
  const missing = refuse('resource_not_found', { status: 404 });
  const setDeleted = (id: number, deleted: boolean) =>
    resources.get(id) === undefined ? missing : resources.patch(id, { deleted });
  function update({ id, version, ...form }: ParsedInputOf<Commands['UpdateResource']>) {
    const known = resources.get(id);
    if (known === undefined) return missing;
    const details = { changed_by: changedBy, changed_at: '2026-11-20T10:15:00.000Z' };
    const isConflict = version !== undefined && version !== known.version;
    return isConflict ? refuse('conflict', { status: 409, details }) : resources.patch(id, savedFacts(form));
  }
  function setStatus({ files, status }: ParsedInputOf<Commands['SetResourcesStatus']>) {
    const isThere = (id: number) => resources.get(id)?.deleted === false;
    const changed = files.filter(isThere).map((id) => resources.patch(id, { status }));
    return {
      status: String(status),
      files: changed.map(({ id }) => id),
      versions: changed.map(({ version }) => version),
      refused: files.filter((id) => !isThere(id)),
      conflicts: [],
    };
  }

  api
    .on(sectionQueries.ListSections, () => tree)
    .on(sessionQueries.GetTables, () => someTables({ resource_type: formats }))
    .on(resourceQueries.ListFileVersions, () => [])
    .on(resourceQueries.TryOrderRules, () => ({ since: '2026-08-22', orders: 0, refused: [] }))
    .on(resourceCommands.AddResource, (form) => {
      const id = 500 + api.callsTo(resourceCommands.AddResource).length;
      return resources.add(
        aResourceDetail({ id, thumb: '', file: '', has_file: false, ...savedFacts(form) }),
      );
    })
    .on(resourceCommands.UpdateResource, update)
    .on(resourceCommands.SetResourcesStatus, setStatus)
    .on(resourceCommands.DeleteResource, ({ id }) => setDeleted(id, true))
    .on(resourceCommands.RestoreResource, ({ id }) => setDeleted(id, false));
  return { api, resources };
}
export type FakeAdmin = ReturnType<typeof adminApi>;

export const aVersion = (version: number, facts: Partial<FileVersion> = {}): FileVersion => ({
  version,
  filename: `menu-${version}.pdf`,
  bytes: 120_000,
  added_at: '2026-11-20T09:30:00.000Z',
  added_by: { id: 2, name: 'Adela Mínguez' },
  current: false,
  downloads: 0,
  ...facts,
});
