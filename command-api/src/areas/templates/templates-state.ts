import type { EventOf } from '@portal/contracts';
import type { templateEvents } from '@portal/contracts/areas/templates';
import {
  nameIn,
  ownedEvolutions,
  type OwnedRecord,
  type OwnedRecords,
} from '@portal/platform/record/owned-records';

export type TemplateEvent = EventOf<typeof templateEvents>;
type Named<N extends TemplateEvent['type']> = Extract<TemplateEvent, { type: N }>;

export interface Template extends OwnedRecord {
  readonly keys: readonly string[];
  readonly bytes: number;
  /** Last deleting command; empty: none. */
  readonly deletedBy: string;
}

export type Templates = OwnedRecords<Template>;

const { adding, changing, edits } = ownedEvolutions<Template, 'templateId'>('templateId');

export const editsOf = edits('TemplateAdded', 'TemplateUpdated');

export const remembering = {
  TemplateAdded: adding((added, _event: Named<'TemplateAdded'>) => ({
    ...added,
    keys: [],
    bytes: 0,
    deletedBy: '',
  })),
  TemplateFileKept: changing(({ data }: Named<'TemplateFileKept'>, { keys, bytes }) => ({
    keys: [...keys, data.key],
    bytes: bytes + data.bytes,
  })),
  TemplateUpdated: changing((event: Named<'TemplateUpdated'>) => ({ name: nameIn(event) })),
  TemplateDeleted: changing(({ data: { deletedBy } }: Named<'TemplateDeleted'>) => ({
    deleted: true,
    deletedBy,
  })),
  TemplateRestored: changing((_event: Named<'TemplateRestored'>) => ({ deleted: false })),
  TemplateDiscarded: (state: Templates, { data }: Named<'TemplateDiscarded'>): Templates => ({
    ...state,
    all: state.all.without(data.templateId),
  }),
};
