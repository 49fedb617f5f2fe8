import { type Market, marketRecords, reject, type Rejection } from '@portal/contracts';
import { sectionCommands } from '@portal/contracts/areas/sections';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { SectionTree } from './section-tree';
import { sectionTreeDecider, sectionTreeStream } from './section-tree.decider';

const fileResource = defineInternalCommand('sections', 'FileResource', {
  input: z.object({
    resourceId: z.int(),
    sections: z.array(z.int()).optional(),
    there: z.boolean(),
  }),
  output: z.object({ id: z.int() }),
});

interface Naming {
  readonly input: { readonly name_cat?: string | undefined };
  readonly market: Market;
}
/** Rejects languages the market does not have. */
const refusedName = ({ input, market }: Naming): Rejection | undefined =>
  input.name_cat && !marketRecords[market].languages.some((language) => language === 'CAT')
    ? reject('not_in_this_market', { fields: { name_cat: 'not_in_this_market' } })
    : undefined;

const onTree = {
  decider: sectionTreeDecider,
  stream: ({ market }: { market: string }) => sectionTreeStream(market),
} as const;

const addressed = (state: SectionTree, id: number) => ({ id, url: state.sections.get(id)?.url ?? '' });
function sectionFormValues({ sections }: SectionTree, { id }: { id: number }) {
  const section = sections.get(id);
  if (!section) return null;
  const {
    name,
    translations: { CAT: name_cat = '' } = {},
    type,
    parentId: parent_id,
    active: status,
  } = section;
  return { name, name_cat, type, parent_id, status };
}
const answerChanged = ({ input, state }: { input: { id: number }; state: SectionTree }) =>
  addressed(state, input.id);

export const sectionBindings = () =>
  ({
    AddSection: bindCommand(sectionCommands.AddSection, {
      ...onTree,
      facts: refusedName,
      // Ids ascend: after this command's event, the highest is the added one.
      answer: ({ state }) => addressed(state, Math.max(...state.sections.keys())),
    }),
    UpdateSection: bindCommand(sectionCommands.UpdateSection, {
      ...onTree,
      facts: refusedName,
      expectedVersion: ({ version }) => version,
      record: ({ id }) => String(id),
      formValues: sectionFormValues,
      answer: answerChanged,
    }),
    ReorderSections: bindCommand(sectionCommands.ReorderSections, {
      ...onTree,
      answer: ({ input }) => ({ ids: input.ids }),
    }),
    DeleteSection: bindCommand(sectionCommands.DeleteSection, {
      ...onTree,
      answer: ({ input }) => ({ id: input.id }),
    }),
    RestoreSection: bindCommand(sectionCommands.RestoreSection, { ...onTree, answer: answerChanged }),
    FileResource: bindCommand(fileResource, {
      ...onTree,
      answer: ({ input }) => ({ id: input.resourceId }),
    }),
  }) as const;
