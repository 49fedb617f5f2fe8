import type { DocumentOf, EventOf } from '@portal/contracts';
import {
  formatsAdaptedInto,
  formerUrls,
  type resourceEvents,
  resources,
  ResourceStatus,
  shownStatus,
  timeOf,
} from '@portal/contracts/areas/resources';
import type { ResourceStanding, sectionEvents } from '@portal/contracts/areas/sections';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type AnyEvent = EventOf<typeof resourceEvents> | EventOf<typeof sectionEvents>;
type ResourceDocument = DocumentOf<typeof resources>;
type Of<T extends AnyEvent['type']> = ProjectedEvent<Extract<AnyEvent, { type: T }>>;

const byResource = keyedBy('resourceId');

type Formats = Parameters<typeof formatsAdaptedInto>[0];
/** Older events have no formats. */
const described = <F extends Formats>({ customizable, adaptableInto, ...facts }: F) => ({
  ...facts,
  adaptableInto: formatsAdaptedInto({ customizable, adaptableInto }),
});

/** Visibility from the chosen status and the files (R-ARS-16, R-ARS-19). */
const shown = (resource: ResourceDocument): ResourceDocument => ({
  ...resource,
  status: shownStatus(resource),
});

function changing<T extends AnyEvent['type']>(
  change: (event: Of<T>, resource: ResourceDocument) => Partial<ResourceDocument>,
) {
  return {
    id: byResource as (event: Of<T>) => string,
    apply: (resource: ResourceDocument | null, event: Of<T>) =>
      resource && shown({ ...resource, ...change(event, resource), version: event.revision }),
  };
}

/** Also updates "last changed". */
const editing = <T extends AnyEvent['type']>(
  change: (event: Of<T>, resource: ResourceDocument) => Partial<ResourceDocument>,
) => changing<T>((event, resource) => ({ ...change(event, resource), updatedAt: event.metadata.at }));

/** Moved or renamed sections change the standing of their resources. */
const refiled = (resource: ResourceDocument | null, now: ResourceStanding | undefined | null) =>
  resource && now ? { ...resource, home: now.home, sectionTypes: [...now.sectionTypes] } : resource;

const knownStandings = new WeakMap<readonly ResourceStanding[], ReadonlyMap<string, ResourceStanding>>();

/** Sections may hold thousands: binary search. */
function standingIn(standings: readonly ResourceStanding[], id: string): ResourceStanding | undefined {
  const known =
    knownStandings.get(standings) ?? new Map(standings.map((each) => [String(each.resourceId), each]));
  knownStandings.set(standings, known);
  return known.get(id);
}

export const resourcesProjection = defineProjection<AnyEvent, typeof resources>(resources, {
  ResourceAdded: {
    id: byResource,
    apply: (_none, { data: { resourceId, awaited = [], ...facts }, metadata, revision }) => {
      const chosenStatus = facts.status;
      const added = { ...described(facts), ...timeOf(facts), id: resourceId, chosenStatus, awaited };
      const history = { deleted: false, formerUrls: [], version: revision, updatedAt: metadata.at };
      const fileVersion = facts.file ? 1 : 0;
      const resource = shown({ ...added, ...history, fileVersion, publishedAt: null, downloads: 0 });
      return resource.status === ResourceStatus.Published
        ? { ...resource, publishedAt: metadata.at }
        : resource;
    },
  },

  ResourceUpdated: editing<'ResourceUpdated'>(({ data: { resourceId: _id, ...facts } }, resource) => ({
    ...described(facts),
    formerUrls: formerUrls(resource, facts.url),
  })),
  ResourceFileReplaced: editing<'ResourceFileReplaced'>(({ data: { file, version, restored } }) => ({
    file,
    fileVersion: restored ?? version,
  })),
  ResourceThumbReplaced: editing<'ResourceThumbReplaced'>(({ data: { thumb } }) => ({ thumb })),
  ResourceStatusChanged: editing<'ResourceStatusChanged'>(({ data: { to } }) => ({ chosenStatus: to })),
  ResourceFilesAwaited: changing<'ResourceFilesAwaited'>(({ data: { awaited } }) => ({ awaited })),
  ResourceTimeChanged: editing<'ResourceTimeChanged'>(({ data }) => timeOf(data)),
  ResourceTimeReached: changing<'ResourceTimeReached'>(({ data: { statusDay } }) => ({ statusDay })),
  ResourcePublished: changing<'ResourcePublished'>(({ metadata: { at } }) => ({ publishedAt: at })),
  ResourceDeleted: changing<'ResourceDeleted'>(() => ({ deleted: true })),
  ResourceRestored: changing<'ResourceRestored'>(() => ({ deleted: false })),

  ResourceFiled: {
    id: byResource,
    apply: (resource, { data }) => refiled(resource, data.standing),
  },
  SectionsPlaced: {
    id: ({ data }) => data.resources.map(({ resourceId }) => String(resourceId)),
    apply: (resource, { data }, id) => refiled(resource, standingIn(data.resources, id)),
  },

  ResourceDownloaded: {
    id: byResource,
    apply: (resource) => resource && { ...resource, downloads: resource.downloads + 1 },
  },
});
