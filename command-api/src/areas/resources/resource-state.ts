import { dayOf, type EventOf, type Market, marketRecords } from '@portal/contracts';
import {
  formatsAdaptedInto,
  pagePath,
  type Picture,
  type resourceEvents,
  type ResourcePart,
  type ChosenStatus,
  type ResourceStatus,
  ResourceStatus as Status,
  shownStatus,
  timeOf,
  type StoredFile,
} from '@portal/contracts/areas/resources';
import { PersistentMap, PersistentSet } from '@portal/platform/decider/persistent-map';

export type ResourceEvent = Exclude<EventOf<typeof resourceEvents>, { type: 'ResourceDownloaded' }>;
type DataOf<T extends ResourceEvent['type']> = Extract<ResourceEvent, { type: T }>['data'];

export type Described = Omit<DataOf<'ResourceUpdated'>, 'resourceId' | 'customizable' | 'adaptableInto'> & {
  /** Format ids (AMB-61). */
  readonly adaptableInto: readonly number[];
};

type Recorded = Pick<DataOf<'ResourceUpdated'>, 'customizable' | 'adaptableInto'>;

/** Older events have no formats. */
const withFormats = <E extends Recorded>({ customizable, adaptableInto, ...rest }: E) => ({
  ...rest,
  adaptableInto: formatsAdaptedInto({ customizable, adaptableInto }),
});

export const recorded = <D extends Pick<Described, 'adaptableInto'>>({ adaptableInto, ...rest }: D) => ({
  ...rest,
  customizable: adaptableInto.length > 0,
  adaptableInto: [...adaptableInto],
});

interface Content extends Described, ReturnType<typeof timeOf> {
  readonly id: number;
  readonly chosenStatus: ChosenStatus;
  readonly file: StoredFile | null;
  readonly thumb: Picture | null;
  /** Announced, not uploaded (R-ARS-16). */
  readonly awaited: readonly ResourcePart[];
  /** By version, from 1. */
  readonly files: PersistentMap<number, StoredFile>;
  /** Present and former ones, by key. */
  readonly thumbs: PersistentMap<string, Picture>;
  /** Current version; 0: none. */
  readonly fileVersion: number;
  /** Still redirect. */
  readonly formerUrls: PersistentSet<string>;
  /** Was ever available to readers. */
  readonly published: boolean;
  readonly deleted: boolean;
  /** Of the stream. */
  readonly revision: number;
}

export interface Resource extends Content {
  readonly status: ResourceStatus;
  readonly link: string;
  /** Empty without a picture. */
  readonly thumbKey: string;
}

const shown = (content: Content): Resource => ({
  ...content,
  status: shownStatus(content),
  link: pagePath(content),
  thumbKey: content.thumb?.key ?? '',
});

type State = Resource | null;

/** Market's calendar. */
export const dayIn = (market: Market, at: string): string => dayOf(at, marketRecords[market].timeZone);

const changing =
  <E>(change: (event: E, resource: Resource) => Partial<Content>) =>
  (resource: State, event: E): State =>
    resource && shown({ ...resource, ...change(event, resource), revision: resource.revision + 1 });

function added({ resourceId, status, file, awaited = [], ...rest }: DataOf<'ResourceAdded'>): Resource {
  const content = {
    ...withFormats(rest),
    id: resourceId,
    ...timeOf(rest),
    chosenStatus: status,
    file,
    awaited,
    files: PersistentMap.of(file ? [[1, file]] : []),
    thumbs: PersistentMap.of(rest.thumb ? [[rest.thumb.key, rest.thumb]] : []),
    fileVersion: file ? 1 : 0,
    formerUrls: PersistentSet.of<string>(),
    deleted: false,
    revision: 0,
  };
  // Imported active resources count as published, ended ones too.
  return shown({ ...content, published: shownStatus({ ...content, validUntil: null }) === Status.Published });
}

export const remembering = {
  ResourceAdded: (_none: State, { data }: { data: DataOf<'ResourceAdded'> }): State => added(data),
  ResourceUpdated: changing(
    ({ data: { resourceId: _id, ...described } }: { data: DataOf<'ResourceUpdated'> }, resource) => ({
      ...withFormats(described),
      formerUrls: resource.formerUrls.with(resource.url).without(described.url),
    }),
  ),
  ResourceFilesAwaited: changing(({ data }: { data: DataOf<'ResourceFilesAwaited'> }) => ({
    awaited: data.awaited,
  })),
  ResourceFileReplaced: changing(({ data }: { data: DataOf<'ResourceFileReplaced'> }, { files }) => ({
    file: data.file,
    fileVersion: data.version,
    files: data.file ? files.with(files.size + 1, data.file) : files,
  })),
  ResourceThumbReplaced: changing(
    ({ data: { thumb } }: { data: DataOf<'ResourceThumbReplaced'> }, { thumbs }) => ({
      thumb,
      thumbs: thumb ? thumbs.with(thumb.key, thumb) : thumbs,
    }),
  ),
  ResourceStatusChanged: changing(({ data }: { data: DataOf<'ResourceStatusChanged'> }) => ({
    chosenStatus: data.to,
  })),
  ResourceTimeChanged: changing(({ data }: { data: DataOf<'ResourceTimeChanged'> }) => timeOf(data)),
  ResourceTimeReached: changing(({ data: { statusDay } }: { data: DataOf<'ResourceTimeReached'> }) => ({
    statusDay,
  })),
  ResourcePublished: changing(() => ({ published: true })),
  ResourceDeleted: changing(() => ({ deleted: true })),
  ResourceRestored: changing(() => ({ deleted: false })),
};
