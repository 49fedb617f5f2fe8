import { reject, type Rejection } from '@portal/contracts';
import {
  type ChosenStatus,
  type ImportResourceInput,
  nextTurn,
  type resourceCommands,
  ResourceStatus,
  type ResourceTime,
  timeOf,
} from '@portal/contracts/areas/resources';
import { type Command, type CommandFor, defineDecider, evolve } from '@portal/platform/decider/decider';
import { editedBy } from './edit-resource';
import {
  awaitedAfter,
  type FormFacts,
  type FormTaken,
  named,
  placeOf,
  type ResourceForm,
  contentOfForm,
  timeOfForm,
  shortcomings,
} from './resource-form';
import { dayIn, recorded, remembering, type Resource, type ResourceEvent } from './resource-state';

export type { Resource, ResourceEvent } from './resource-state';

type Contracts = typeof resourceCommands;

export type ResourceCommands = {
  AddResource: CommandFor<Contracts['AddResource'], FormFacts, FormTaken>;
  UpdateResource: CommandFor<Contracts['UpdateResource'], FormFacts, FormTaken>;
  ImportResource: { input: ImportResourceInput; facts: undefined };
  ChangeResourceStatus: {
    input: { readonly id: number; readonly status: ChosenStatus; readonly version?: number | undefined };
    facts: undefined;
  };
  ApplyResourceTime: { input: { readonly id: number }; facts: undefined };
  DeleteResource: CommandFor<Contracts['DeleteResource']>;
  RestoreResource: CommandFor<Contracts['RestoreResource']>;
  RestoreFileVersion: CommandFor<Contracts['RestoreFileVersion']>;
};

const notFound = reject('resource_not_found');

type Deciding = Pick<Command, 'market' | 'at'>;

/** No fields without a time. */
const timed = (time: ResourceTime, { market, at }: Deciding) =>
  time.publishedFrom === null && time.validUntil === null ? {} : { ...time, statusDay: dayIn(market, at) };

function addedBy(form: ResourceForm, facts: FormFacts & FormTaken, { market, at }: Deciding): ResourceEvent {
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
      ...timed(timeOfForm(form, timeOf({})), { market, at }),
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
    AddResource: ({ input, facts, market, at }, resource) => {
      if (resource) return reject('resource_exists');
      const lacking = shortcomings(input, null, market);
      const context = { market, at };
      return lacking ?? ((taken) => withPublication(null, [addedBy(input, { ...facts, ...taken }, context)]));
    },

    UpdateResource: ({ input: { id: _id, version: _version, ...form }, facts, market, at }, resource) => {
      if (!there(resource)) return notFound;
      const lacking: Rejection | null = shortcomings(form, resource, market);
      if (lacking) return lacking;
      const events = editedBy(form, resource, facts, { market, at });
      return events ? ({ url }) => withPublication(resource, events(url)) : [];
    },

    ImportResource: ({ input, market, at }, resource) =>
      resource
        ? reject('resource_exists')
        : [{ type: 'ResourceAdded', data: { ...input, ...timed(timeOf(input), { market, at }) } }],

    ChangeResourceStatus: ({ input }, resource) => {
      if (!there(resource)) return notFound;
      const { id: resourceId, chosenStatus: from } = resource;
      if (from === input.status) return [];
      const data = { resourceId, from, to: input.status };
      return withPublication(resource, [{ type: 'ResourceStatusChanged', data }]);
    },

    // Deleted ones too: they may be restored.
    ApplyResourceTime: ({ market, at }, resource) => {
      if (!resource) return notFound;
      const { id: resourceId, publishedFrom, validUntil } = resource;
      const statusDay = nextTurn(resource);
      const isMoved = statusDay === null || dayIn(market, at) < statusDay;
      if (isMoved) return [];
      const data = { resourceId, publishedFrom, validUntil, statusDay };
      return withPublication(resource, [{ type: 'ResourceTimeReached', data }]);
    },

    DeleteResource: ({ input }, resource) => {
      if (!resource) return notFound;
      return resource.deleted ? [] : [{ type: 'ResourceDeleted', data: { resourceId: input.id } }];
    },

    RestoreResource: ({ input }, resource) => {
      if (!resource) return notFound;
      const data = { resourceId: input.id };
      return resource.deleted ? withPublication(resource, [{ type: 'ResourceRestored', data }]) : [];
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

  // What the clock does is no edit.
  editEvents: [
    'ResourceAdded',
    'ResourceUpdated',
    'ResourceFilesAwaited',
    'ResourceFileReplaced',
    'ResourceThumbReplaced',
    'ResourceStatusChanged',
    'ResourceTimeChanged',
    'ResourceDeleted',
    'ResourceRestored',
  ],
});
