import { type Market, reject, type Rejection } from '@portal/contracts';
import {
  type ImportResourceInput,
  type resourceCommands,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { type CommandFor, defineDecider, evolve } from '@portal/platform/decider/decider';
import { editedBy } from './edit-resource';
import {
  awaitedAfter,
  type FormFacts,
  type FormTaken,
  named,
  placeOf,
  type ResourceForm,
  contentOfForm,
  shortcomings,
} from './resource-form';
import { recorded, remembering, type Resource, type ResourceEvent } from './resource-state';

export type { Resource, ResourceEvent } from './resource-state';

type Contracts = typeof resourceCommands;

export type ResourceCommands = {
  AddResource: CommandFor<Contracts['AddResource'], FormFacts, FormTaken>;
  UpdateResource: CommandFor<Contracts['UpdateResource'], FormFacts, FormTaken>;
  ImportResource: { input: ImportResourceInput; facts: undefined };
  ChangeResourceStatus: {
    input: { readonly id: number; readonly status: ResourceStatus; readonly version?: number | undefined };
    facts: undefined;
  };
  DeleteResource: CommandFor<Contracts['DeleteResource']>;
  RestoreResource: CommandFor<Contracts['RestoreResource']>;
  RestoreFileVersion: CommandFor<Contracts['RestoreFileVersion']>;
};

const notFound = reject('resource_not_found');

function addedBy(form: ResourceForm, facts: FormFacts & FormTaken, market: Market): ResourceEvent {
  const content = contentOfForm(form, null, market);
  const awaited = awaitedAfter(form, []);
  return {
    type: 'ResourceAdded',
    data: {
      resourceId: facts.resourceId,
      ...recorded(content),
      ...placeOf(content.category, facts.sections ?? []),
      url: facts.url ?? '',
      status: form.status ?? ResourceStatus.ComingSoon,
      file: facts.file && named(facts.file, content),
      thumb: facts.thumb,
      ...(awaited.length > 0 && { awaited }),
    },
  };
}

const published = ({
  id,
  name,
  url,
  home,
  category,
  language,
  sections,
  thumb,
}: Resource): ResourceEvent => ({
  type: 'ResourcePublished',
  data: { resourceId: id, name, url, home, category, language, sections, thumb },
});

const after = (before: Resource | null, events: readonly ResourceEvent[]) =>
  events.reduce((state, event) => evolve(resourceDecider, state, event), before);

/** Adds the first publication (R-ARS-19). */
function withPublication(
  before: Resource | null,
  events: readonly ResourceEvent[],
): readonly ResourceEvent[] {
  const now = after(before, events);
  const isNew = now?.status === ResourceStatus.Published && !before?.published;
  return isNew ? [...events, published(now)] : events;
}

const there = (resource: Resource | null): resource is Resource => resource !== null && !resource.deleted;

/** Stream `resource-{id}`; `null` until added. */
export const resourceDecider = defineDecider<Resource | null, ResourceCommands, ResourceEvent>({
  initial: null,

  decide: {
    AddResource: ({ input, facts, market }, resource) => {
      if (resource) return reject('resource_exists');
      const lacking = shortcomings(input, null, market);
      return lacking ?? ((taken) => withPublication(null, [addedBy(input, { ...facts, ...taken }, market)]));
    },

    UpdateResource: ({ input: { id: _id, version: _version, ...form }, facts, market }, resource) => {
      if (!there(resource)) return notFound;
      const lacking: Rejection | null = shortcomings(form, resource, market);
      if (lacking) return lacking;
      const events = editedBy(form, resource, facts, market);
      return events ? ({ url }) => withPublication(resource, events(url)) : [];
    },

    ImportResource: ({ input }, resource) =>
      resource ? reject('resource_exists') : [{ type: 'ResourceAdded', data: input }],

    ChangeResourceStatus: ({ input }, resource) => {
      if (!there(resource)) return notFound;
      const { id: resourceId, chosenStatus: from } = resource;
      if (from === input.status) return [];
      const data = { resourceId, from, to: input.status };
      return withPublication(resource, [{ type: 'ResourceStatusChanged', data }]);
    },

    DeleteResource: ({ input }, resource) => {
      if (!resource) return notFound;
      return resource.deleted ? [] : [{ type: 'ResourceDeleted', data: { resourceId: input.id } }];
    },

    RestoreResource: ({ input }, resource) => {
      if (!resource) return notFound;
      return resource.deleted ? [{ type: 'ResourceRestored', data: { resourceId: input.id } }] : [];
    },

    RestoreFileVersion: ({ input: { version: restored } }, resource) => {
      if (!there(resource)) return notFound;
      const { id: resourceId, files, file: current, fileVersion: replaced } = resource;
      const file = files.get(restored);
      if (!file) return reject('file_version_not_found');
      if (file.key === current?.key) return [];
      const data = { resourceId, file, version: files.size + 1, replaced, restored };
      return withPublication(resource, [{ type: 'ResourceFileReplaced', data }]);
    },
  },

  evolve: remembering,
});
