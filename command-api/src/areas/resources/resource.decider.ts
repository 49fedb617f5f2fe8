import { reject } from '@portal/contracts';
import type { EventOf } from '@portal/contracts';
import type {
  AddResourceInput,
  resourceEvents,
  ResourceStatus,
  StoredFile,
} from '@portal/contracts/areas/resources';
import { mayBeAdaptedAt, pagePath } from '@portal/contracts/areas/resources';
import { defineDecider } from '@portal/platform/decider/decider';

export type ResourceEvent = Extract<EventOf<typeof resourceEvents>, { type: 'ResourceAdded' }>;

/** What downloads and orders need to know of a resource. */
export interface Resource {
  readonly name: string;
  readonly reference: string;
  readonly status: ResourceStatus;
  /** Format id; 0 when its category has none. */
  readonly format: number;
  /**
   * An adaptation (R-CAT-08, R-CAT-09) or a production (R-CAT-07) may be ordered of it, as soon as it is published.
   */
  readonly orderable: boolean;
  /** Path of its own page. */
  readonly link: string;
  readonly thumbKey: string;
  readonly file: StoredFile | null;
}

export type ResourceCommands = {
  AddResource: { input: AddResourceInput; facts: undefined };
};

/** One resource. Stream `resource-{id}`; `null` until it is added. */
export const resourceDecider = defineDecider<Resource | null, ResourceCommands, ResourceEvent>({
  initial: null,

  decide: {
    AddResource: ({ input }, resource) =>
      resource ? reject('resource_exists') : [{ type: 'ResourceAdded', data: input }],
  },

  evolve: {
    ResourceAdded: (_none, { data }) => ({
      name: data.name,
      reference: data.reference,
      status: data.status,
      format: data.format,
      orderable: data.budget || (data.file !== null && mayBeAdaptedAt(data.home)),
      link: pagePath(data),
      thumbKey: data.thumb.key,
      file: data.file,
    }),
  },
});
