import { addSectionInput } from '@portal/contracts/areas/sections';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { sectionDecider } from './section.decider';

/** Adds a section below one that is there; sent by the demo data and later by the section administration. */
const addSection = defineInternalCommand('sections', 'AddSection', {
  input: addSectionInput,
  output: z.object({ id: z.int() }),
});

/** Commands on sections. */
export const sectionBindings = ({ load }: Pick<Services, 'load'>) =>
  ({
    addSection: bindCommand(addSection, {
      decider: sectionDecider,
      stream: ({ input }) => `section-${input.sectionId}`,
      facts: async ({ input }) => ({
        parent: input.parentId > 0 ? await load(sectionDecider, `section-${input.parentId}`) : null,
      }),
      answer: ({ input }) => ({ id: input.sectionId }),
    }),
  }) as const;
