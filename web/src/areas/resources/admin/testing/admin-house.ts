import type { FileVersion, ResourceDetail, ResourceStatus } from '@portal/contracts/areas/resources';

import type { Role } from '@portal/contracts/kernel';
import type { FakeAnswer, FakeCall } from '../../../../testing/fake-house';
import { aSession, FakeHouse } from '../../../../testing/fake-house';
import { aPiece, tree } from '../../testing/catalogue';

export { aPiece };

const formats = [
  { id: 1, name: 'Cartel' },
  { id: 2, name: 'Folleto' },
];

const isAsked = (resource: ResourceDetail, query: URLSearchParams) => {
  const given = (name: string, test: (value: string) => boolean) => {
    const value = query.get(name);
    return value === null || test(value);
  };
  return (
    resource.deleted === (query.get('deleted') === 'true') &&
    given('q', (words) => resource.name.toLowerCase().includes(words.toLowerCase())) &&
    given('lang', (lang) => resource.lang.id === lang) &&
    given('status', (status) => resource.status === Number(status)) &&
    given('category', (category) => resource.category === Number(category))
  );
};

/** A house that keeps some resources: lists, adds, changes, publishes, deletes and brings back as the real one does. */
export class AdminHouse extends FakeHouse {
  readonly resources = new Map<number, ResourceDetail>();
  #position = 0;
  #added = 500;

  constructor(resources: readonly ResourceDetail[] = [], role: Role = 2) {
    super();
    this.signIn(aSession({ type: role }));
    this.on('section', () => ({ data: tree, more: { total: tree.length } }));
    this.on('table', () => ({ data: { resource_type: formats, order_status: [] } }));
    this.on('resource', (call) => this.#list(call));
    this.on('resource/update', (call) => this.#setStatus(call));
    this.on('resource/add', (call) => this.#add(call));
    resources.forEach((resource) => this.place(resource));
  }

  /** Another resource is there from now on. */
  place(resource: ResourceDetail, versions: readonly FileVersion[] = []): void {
    const { id } = resource;
    this.resources.set(id, resource);
    const present = (answer: (known: ResourceDetail, call: FakeCall) => FakeAnswer) => (call: FakeCall) => {
      const known = this.resources.get(id);
      return known === undefined ? { error: 'resource_not_found', status: 404 } : answer(known, call);
    };
    this.on(
      `resource/${id}`,
      present((known) => ({ data: known })),
    );
    this.on(
      `resource/${id}/update`,
      present((known, call) => this.#update(known, call)),
    );
    this.on(
      `resource/${id}/delete`,
      present((known) => this.change(known.id, { deleted: true })),
    );
    this.on(
      `resource/${id}/restore`,
      present((known) => this.change(known.id, { deleted: false })),
    );
    this.on(`resource/${id}/versions`, () => ({ data: versions, more: { total: versions.length } }));
  }

  /** Something about a resource changes, here or elsewhere. */
  change(id: number, facts: Partial<ResourceDetail>): FakeAnswer {
    const known = this.resources.get(id);
    if (known === undefined) return { error: 'resource_not_found', status: 404 };
    const changed = { ...known, ...facts, version: known.version + 1 };
    this.resources.set(id, changed);
    return this.#done({ id, url: changed.url, version: changed.version });
  }

  #done(data: object): FakeAnswer {
    this.#position += 1;
    return { data, more: { position: this.#position } };
  }

  #list({ query }: FakeCall): FakeAnswer {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 24)];
    const found = [...this.resources.values()].filter((resource) => isAsked(resource, query));
    const rows = size === -1 ? found : found.slice((page - 1) * size, page * size);
    return { data: rows, more: { total: found.length } };
  }

  #setStatus({ body }: FakeCall): FakeAnswer {
    const { files, status } = body as { files: number[]; status: ResourceStatus };
    const refused = files.filter((id) => this.resources.get(id)?.deleted !== false);
    files.filter((id) => !refused.includes(id)).forEach((id) => this.change(id, { status }));
    return this.#done({ status: String(status), files, refused });
  }

  #factsOf({ body }: FakeCall): Partial<ResourceDetail> {
    const { type, lang, tags, budget, file, thumb, id: _, version: __, ...facts } = body;
    const parts = { file, thumb };
    return {
      ...(facts as Partial<ResourceDetail>),
      ...(type === undefined
        ? {}
        : { type: formats.find(({ id }) => id === Number(type)) ?? { id: 0, name: '' } }),
      ...(lang === undefined ? {} : { lang: { id: String(lang), name: String(lang) } }),
      ...(tags === undefined ? {} : { tags: String(tags).split('|').filter(Boolean) }),
      ...(budget === undefined ? {} : { budget: budget === true ? 1 : 0 }),
      to_come: (['file', 'thumb'] as const).filter((part) => parts[part] === '-1'),
    };
  }

  #add(call: FakeCall): FakeAnswer {
    this.#added += 1;
    const id = this.#added;
    this.place(aPiece({ id, thumb: '', file: '', has_file: false, version: 1, ...this.#factsOf(call) }));
    return this.#done({ id, url: `pieza-${id}`, version: 1 });
  }

  #update(known: ResourceDetail, call: FakeCall): FakeAnswer {
    const version = call.body['version'];
    if (version !== undefined && version !== known.version) {
      const details = { changed_by: 'user-9', changed_at: '2026-11-20T10:15:00.000Z' };
      return { error: 'conflict', status: 409, details };
    }
    return this.change(known.id, this.#factsOf(call));
  }
}

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
