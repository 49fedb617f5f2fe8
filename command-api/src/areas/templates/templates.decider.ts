import type { Owner, Rejection } from '@portal/contracts';
import { isOwnedBy, isRejection, newOwner, ownedIdOf, ownerKey, ownerOfId, reject } from '@portal/contracts';
import { mostTemplateBytes, mostTemplates, type templateCommands } from '@portal/contracts/areas/templates';
import type { Command, CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';
import type { CopiedFile } from './copy-uploads';
import { withCopies } from './copy-uploads';
import type { TemplateFacts } from './template.facts';
import {
  editsOf,
  remembering,
  type Template,
  type TemplateEvent,
  templateOf,
  type Templates,
} from './templates-state';

type Contracts = typeof templateCommands;

export type TemplateCommands = {
  AddTemplate: CommandFor<Contracts['AddTemplate'], TemplateFacts, readonly CopiedFile[]>;
  UpdateTemplate: CommandFor<Contracts['UpdateTemplate']>;
  DeleteTemplate: CommandFor<Contracts['DeleteTemplate']>;
  RestoreTemplate: CommandFor<Contracts['RestoreTemplate']>;
  /** A deleted one whose time is over: only where that deletion was not undone. */
  DiscardTemplate: { input: { readonly id: string; readonly deletedBy: string }; facts: undefined };
  /** All of a person who is erased. */
  DiscardTemplatesOf: { input: { readonly userId: number }; facts: undefined };
};

const missing = reject('template_not_found');
const tooMany = reject('too_many_templates', { details: { most: mostTemplates } });
const tooLarge = reject('template_files_too_large', { details: { maxBytes: mostTemplateBytes } });

/** All templates of an owner. */
export const templatesStream = (owner: Owner): string => `templates-${ownerKey(owner)}`;

const isThere = ({ deletedBy }: Template) => deletedBy === null;
const isFull = ({ all }: Templates) => all.filter(isThere).length >= mostTemplates;
/** Deleted ones keep their files until they go for good. */
const bytesOf = ({ all }: Templates) => all.reduce((sum, { bytes }) => sum + bytes, 0);

/** A person's names are sealed with that person's key; a restaurant's stand in plain (S18). */
const named = (owner: Owner, name: string) =>
  'userId' in owner ? { name: '', sealed: { name } } : { name, sealed: {} };

interface Own extends Template {
  readonly owner: Owner;
}

/** The template, where this person may change it; deleted ones only where it is asked for. */
function ownOf(
  { input, actor }: Command<{ readonly id: string }>,
  state: Templates,
  withDeleted = false,
): Own | Rejection {
  const owner = ownerOfId(input.id);
  const template = templateOf(state, input.id);
  if (!owner || !template || !isOwnedBy(owner, actor)) return missing;
  return isThere(template) || withDeleted ? { ...template, owner } : missing;
}

type Adding = Command<TemplateCommands['AddTemplate']['input'], TemplateFacts>;

function added(
  { input, facts, actor, commandId }: Adding,
  copies: readonly CopiedFile[],
): readonly TemplateEvent[] {
  const owner = newOwner(input.restaurant_id, actor);
  const templateId = ownedIdOf(owner, commandId);
  const { name, sealed } = named(owner, input.name);
  const { custom_ship: customShip, ...entry } = withCopies(facts.entry, copies);
  return [
    {
      type: 'TemplateAdded',
      data: {
        ...{ templateId, userId: null, restaurantId: null, ...owner },
        ...{ authorId: actor.userId, name, entry: { ...entry, custom_ship: '' } },
      },
      personal: { subject: actor.id, value: { ...sealed, authorName: actor.name, customShip } },
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

/**
 * All templates of a person, or of a restaurant. Streams `templates-user-{id}`, `templates-restaurant-{id}`: so the limits
 * hold whoever adds one at the same time.
 */
export const templatesDecider = defineDecider<Templates, TemplateCommands, TemplateEvent>({
  initial: { restaurantId: null, all: [] },
  editEvents: editsOf,

  decide: {
    AddTemplate: (command, state) => {
      const { input, facts, actor, commandId } = command;
      const owner = newOwner(input.restaurant_id, actor);
      if (templateOf(state, ownedIdOf(owner, commandId))) return [];
      if (!isOwnedBy(owner, actor)) return reject('forbidden');
      if (isFull(state)) return tooMany;
      if (bytesOf(state) + facts.bytes > mostTemplateBytes) return tooLarge;
      return (copies) => added(command, copies);
    },

    UpdateTemplate: (command, state) => {
      const own = ownOf(command, state);
      if (isRejection(own)) return own;
      if (command.input.name === own.name) return [];
      const { name, sealed } = named(own.owner, command.input.name);
      const personal = { subject: command.actor.id, value: sealed };
      return [{ type: 'TemplateUpdated', data: { templateId: own.id, name }, personal }];
    },

    DeleteTemplate: (command, state) => {
      const own = ownOf(command, state, true);
      if (isRejection(own)) return own;
      const data = { templateId: own.id, deletedBy: command.commandId };
      return isThere(own) ? [{ type: 'TemplateDeleted', data }] : [];
    },

    RestoreTemplate: (command, state) => {
      const own = ownOf(command, state, true);
      if (isRejection(own)) return own;
      if (isThere(own)) return [];
      return isFull(state) ? tooMany : [{ type: 'TemplateRestored', data: { templateId: own.id } }];
    },

    DiscardTemplate: ({ input: { id, deletedBy } }, state) => {
      const template = templateOf(state, id);
      return template?.deletedBy === deletedBy ? [discarded(template)] : [];
    },

    DiscardTemplatesOf: (_command, { all }) => all.map(discarded),
  },

  evolve: remembering,
});
