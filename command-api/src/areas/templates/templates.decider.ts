import { reject } from '@portal/contracts';
import { maxTemplateBytes, maxTemplates, type templateCommands } from '@portal/contracts/areas/templates';
import { type Command, type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import {
  type AddedOwned,
  addOwned,
  noRecords,
  ownedDecisions,
  ownedRecord,
} from '@portal/platform/record/owned-records';
import { type CopiedFile, withCopies } from './copy-uploads';
import type { TemplateFacts } from './template.facts';
import { editsOf, remembering, type Template, type TemplateEvent, type Templates } from './templates-state';

type Contracts = typeof templateCommands;

export type TemplateCommands = {
  AddTemplate: CommandFor<Contracts['AddTemplate'], TemplateFacts, readonly CopiedFile[]>;
  UpdateTemplate: CommandFor<Contracts['UpdateTemplate']>;
  DeleteTemplate: CommandFor<Contracts['DeleteTemplate']>;
  RestoreTemplate: CommandFor<Contracts['RestoreTemplate']>;
  /** Only if that deletion was not undone. */
  DiscardTemplate: { input: { readonly id: string; readonly deletedBy: string }; facts: undefined };
  /** All of an erased person. */
  DiscardTemplatesOf: { input: { readonly userId: number }; facts: undefined };
};

export const missing = reject('template_not_found');
const tooMany = reject('too_many_templates', { details: { max: maxTemplates } });
const tooLarge = reject('template_files_too_large', { details: { maxBytes: maxTemplateBytes } });

const own = ownedDecisions<Template, TemplateEvent>({ missing, tooMany, most: maxTemplates });

/** Deleted ones count until discarded. */
const bytesOf = ({ all }: Templates) => [...all.values()].reduce((sum, { bytes }) => sum + bytes, 0);

type Adding = Command<TemplateCommands['AddTemplate']['input'], TemplateFacts>;

function added(
  { facts, actor }: Adding,
  { id: templateId, facts: ofOwner, sealed }: AddedOwned,
  copies: readonly CopiedFile[],
): readonly TemplateEvent[] {
  const { custom_ship: customShip, ...entry } = withCopies(facts.entry, copies);
  return [
    {
      type: 'TemplateAdded',
      data: { templateId, ...ofOwner, authorId: actor.userId, entry: { ...entry, custom_ship: '' } },
      personal: { subject: actor.id, value: { ...sealed, customShip } },
    },
    ...copies.map(({ of: _of, ...file }): TemplateEvent => ({
      type: 'TemplateFileKept',
      data: { templateId, userId: actor.userId, ...file },
    })),
  ];
}

const discarded = ({ id, keys }: Template): TemplateEvent => ({
  type: 'TemplateDiscarded',
  data: { templateId: id, releasedKeys: [...keys] },
});

/** Streams `templates-user-{id}`, `templates-restaurant-{id}`: one stream per owner, so that limits hold. */
export const templatesDecider = defineDecider<Templates, TemplateCommands, TemplateEvent>({
  initial: noRecords,
  editEvents: editsOf,

  decide: {
    AddTemplate: addOwned((command: Adding, template, state: Templates) => {
      if (own.isFull(state)) return tooMany;
      if (bytesOf(state) + command.facts.bytes > maxTemplateBytes) return tooLarge;
      return (copies: readonly CopiedFile[]) => added(command, template, copies);
    }),

    UpdateTemplate: own.update((templateId, { name, sealed }, { actor }) => ({
      type: 'TemplateUpdated',
      data: { templateId, name },
      personal: { subject: actor.id, value: sealed },
    })),

    DeleteTemplate: own.delete((templateId, { commandId: deletedBy }) => ({
      type: 'TemplateDeleted',
      data: { templateId, deletedBy },
    })),

    RestoreTemplate: own.restore((templateId) => ({ type: 'TemplateRestored', data: { templateId } })),

    DiscardTemplate: ({ input: { id, deletedBy } }, state) => {
      const template = ownedRecord(state, id);
      return template?.deleted && template.deletedBy === deletedBy ? [discarded(template)] : [];
    },

    DiscardTemplatesOf: (_command, { all }) => [...all.values()].map(discarded),
  },

  evolve: remembering,
});
