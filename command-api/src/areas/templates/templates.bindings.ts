import { templateCommands } from '@portal/contracts/areas/templates';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { ownedBindings, ownedStream } from '@portal/platform/record/owned-bindings';
import { z } from 'zod';
import type { Services } from '../../services';
import { copyUploads } from './copy-uploads';
import { templateFacts } from './template.facts';
import { missing, templatesDecider } from './templates.decider';

const discardTemplate = defineInternalCommand('templates', 'DiscardTemplate', {
  input: z.object({ id: z.string(), deletedBy: z.string() }),
  output: z.null(),
});
const discardTemplatesOf = defineInternalCommand('templates', 'DiscardTemplatesOf', {
  input: z.object({ userId: z.int() }),
  output: z.null(),
});

const bound = ownedBindings('templates', templatesDecider, missing);

export const templateBindings = (services: Services) =>
  ({
    AddTemplate: bindCommand(templateCommands.AddTemplate, {
      ...bound.add,
      facts: (context) => templateFacts(context, services),
      take: (_context, { sources }) => copyUploads(sources, services),
    }),
    UpdateTemplate: bindCommand(templateCommands.UpdateTemplate, bound.update),
    DeleteTemplate: bindCommand(templateCommands.DeleteTemplate, bound.onRecord),
    RestoreTemplate: bindCommand(templateCommands.RestoreTemplate, bound.onRecord),
    DiscardTemplate: bindCommand(discardTemplate, {
      decider: templatesDecider,
      stream: bound.stream,
      answer: () => null,
    }),
    DiscardTemplatesOf: bindCommand(discardTemplatesOf, {
      decider: templatesDecider,
      stream: ({ input: { userId } }) => ownedStream('templates', { userId }),
      answer: () => null,
    }),
  }) as const;
