import {
  aResourceDetail,
  type FileVersion,
  resourceCommands,
  type ResourceDetail,
  resourceQueries,
  tagsToWire,
  toCome,
} from '@portal/contracts/areas/resources';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { ParsedInputOf, Role } from '@portal/contracts/kernel';
import { fakeApi, refuse } from '#testing/fake-api';
import { someTables } from '#testing/sample-session';
import { tree } from '../../testing/sample-catalogue';

export { aResourceDetail as aResource };

export const formats = [
  { id: 1, name: 'Cartel' },
  { id: 2, name: 'Folleto' },
];

type Form = ParsedInputOf<typeof resourceCommands.AddResource>;
type Commands = typeof resourceCommands;

const isSent = ([, value]: [string, unknown]) => value !== undefined;
const sentOf = (form: object) => Object.fromEntries(Object.entries(form).filter(isSent));

/** What a resource is like once it was saved with this form. */
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

/** Some resources, as a person of that role sees them. @param changedBy who was faster where somebody was */
export function adminApi(rows: readonly ResourceDetail[] = [], role: Role = 2, changedBy = 'user-9') {
  const api = fakeApi().signedIn({ type: role });
  const resources = api.collection(resourceQueries.ListResources, rows, {
    search: ['name'],
    filters: {
      deleted: (row, deleted) => row.deleted === deleted,
      lang: ({ lang: { id } }, lang) => id === lang,
      section: ({ sections }, section) => sections.includes(section),
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

/** A version of a file, put there by Adela. */
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
