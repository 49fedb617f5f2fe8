import { newOwner, type Owner, ownedIdOf, ownerOfId, reject } from '@portal/contracts';
import { templateCommands } from '@portal/contracts/areas/templates';
import {
  type Addressing,
  bindCommand,
  defineInternalCommand,
} from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { copyUploads } from './copy-uploads';
import { templateFacts } from './template.facts';
import { templateOf, type Templates } from './templates-state';
import { templatesDecider, templatesStream } from './templates.decider';

/** Sent by the deadline. */
const discardTemplate = defineInternalCommand('templates', 'DiscardTemplate', {
  input: z.object({ id: z.string(), deletedBy: z.string() }),
  output: z.null(),
});
/** Sent when a person is erased. */
const discardTemplatesOf = defineInternalCommand('templates', 'DiscardTemplatesOf', {
  input: z.object({ userId: z.int() }),
  output: z.null(),
});

const nobody: Owner = { userId: 0 };
const stream = ({ input }: { input: { id: string } }) => templatesStream(ownerOfId(input.id) ?? nobody);
const onTemplate = {
  decider: templatesDecider,
  stream,
  restaurantOf: ({ restaurantId }: Templates) => restaurantId,
  rejectMissing: reject('template_not_found'),
} as const;
const newId = ({ input, actor, commandId }: Addressing<{ restaurant_id?: number | undefined }>) =>
  ownedIdOf(newOwner(input.restaurant_id, actor), commandId);
const answerId = ({ input: { id } }: { input: { id: string } }) => ({ id });

/** Commands on templates. */
export const templateBindings = (services: Services) =>
  ({
    AddTemplate: bindCommand(templateCommands.AddTemplate, {
      decider: templatesDecider,
      stream: ({ input, actor }) => templatesStream(newOwner(input.restaurant_id, actor)),
      facts: (context) => templateFacts(context, services),
      take: (_context, { sources }) => copyUploads(sources, services),
      isGone: (command) => templateOf(command.state, newId(command))?.deletedBy !== null,
      answer: (command) => ({ id: newId(command) }),
    }),
    UpdateTemplate: bindCommand(templateCommands.UpdateTemplate, {
      ...onTemplate,
      expectedVersion: ({ version }) => version,
      record: ({ id }) => id,
      formValues: (state, { id }) => {
        const template = templateOf(state, id);
        return template ? { name: template.name } : null;
      },
      answer: ({ input: { id }, version }) => ({ id, version }),
    }),
    DeleteTemplate: bindCommand(templateCommands.DeleteTemplate, { ...onTemplate, answer: answerId }),
    RestoreTemplate: bindCommand(templateCommands.RestoreTemplate, { ...onTemplate, answer: answerId }),
    DiscardTemplate: bindCommand(discardTemplate, {
      decider: templatesDecider,
      stream,
      answer: () => null,
    }),
    DiscardTemplatesOf: bindCommand(discardTemplatesOf, {
      decider: templatesDecider,
      stream: ({ input: { userId } }) => templatesStream({ userId }),
      answer: () => null,
    }),
  }) as const;
