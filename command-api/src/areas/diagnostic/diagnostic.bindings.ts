import { reject } from '@portal/contracts';
import {
  brandIdSchema,
  type DiagnosticBlock,
  diagnosticCommands,
  rivalFields,
} from '@portal/contracts/areas/diagnostic';
import { importKindSchema } from '@portal/contracts/areas/imports';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { valuesOfBlock } from './diagnostic-edits';
import type { Diagnostic } from './diagnostic-state';
import { diagnosticDecider } from './diagnostic.decider';
import {
  activityOf,
  activityOfOwner,
  diagnosticStream,
  knownBrands,
  nameFacts,
  restaurantOfOwn,
  restoredNameFacts,
} from './diagnostic.facts';
import { figureAgesDecider } from './figure-ages.decider';
import { brandMissing } from './reference.deciders';

const ofImport = z.object({ restaurantId: z.int(), importId: z.string() });
const ofRestaurant = z.object({ id: z.int() });

/** A file says with whom a restaurant competes. Sent by the automation that follows imports. */
const importCompetition = defineInternalCommand('diagnostic', 'ImportCompetition', {
  input: ofImport.extend({
    competitors: z.array(z.object({ brandId: brandIdSchema, status: z.literal([1, 2]) })),
  }),
  output: ofRestaurant,
});

/** That import was undone. Sent by the automation that follows imports. */
const undoCompetitionImport = defineInternalCommand('diagnostic', 'UndoCompetitionImport', {
  input: ofImport,
  output: ofRestaurant,
});

/** Figures are a year old. Sent by its deadline. */
const noteOldFigures = defineInternalCommand('diagnostic', 'NoteOldFigures', {
  input: z.object({ restaurantId: z.int(), kind: importKindSchema, dueAt: z.string() }),
  output: ofRestaurant,
});

const environmentMissing = reject('environment_not_found');
const onDiagnostic = {
  decider: diagnosticDecider,
  restaurantOf: ({ restaurantId }: Diagnostic) => restaurantId,
} as const;

type OfRestaurant = { readonly restaurant_id: number };
type OfOwn = { readonly id: string };

const stream = ({ input }: { input: OfRestaurant }) => diagnosticStream(input.restaurant_id);

/** A block that is saved as a whole: who has seen an older one is told (R4). */
const onBlock = (block: DiagnosticBlock) => ({
  ...onDiagnostic,
  ...{ stream, rejectMissing: reject('restaurant_not_found'), record: () => block },
  expectedVersion: ({ version }: { version?: number | undefined }) => version,
  formValues: (diagnostic: Diagnostic) => valuesOfBlock(diagnostic, block),
  answer: ({ input, version }: { input: OfRestaurant; version: number }) => ({
    ...{ restaurant_id: input.restaurant_id, version },
  }),
});

/** Something that a restaurant has added, found by its bare id; a foreign one is answered as missing (W8). */
const onOwn = (rejectMissing: typeof brandMissing | typeof environmentMissing) => ({
  ...onDiagnostic,
  rejectMissing,
  stream: ({ input }: { input: OfOwn }) => diagnosticStream(restaurantOfOwn(input.id)),
  answer: ({ input: { id } }: { input: OfOwn }) => ({ id, restaurant_id: restaurantOfOwn(id) }),
});

const onOption = {
  ...onDiagnostic,
  ...{ stream, rejectMissing: reject('restaurant_not_found') },
  answer: ({ input: { id, restaurant_id } }: { input: OfOwn & OfRestaurant }) => ({ id, restaurant_id }),
} as const;

const ofAutomation = {
  ...onDiagnostic,
  stream: ({ input }: { input: { restaurantId: number } }) => diagnosticStream(input.restaurantId),
  answer: ({ input }: { input: { restaurantId: number } }) => ({ id: input.restaurantId }),
} as const;

/** Commands on what a restaurant says of itself. */
export const diagnosticBindings = (services: Pick<Services, 'load' | 'names'>) => {
  const activity = ({ input }: { input: OfRestaurant }) => activityOf(input.restaurant_id, services);
  const activityOfOwn = ({ input }: { input: OfOwn }) => activityOfOwner(input.id, services);
  return {
    UpdateClients: bindCommand(diagnosticCommands.UpdateClients, {
      ...onBlock('clients'),
      facts: activity,
    }),
    UpdateSwot: bindCommand(diagnosticCommands.UpdateSwot, { ...onBlock('swot'), facts: activity }),
    UpdateCompetition: bindCommand(diagnosticCommands.UpdateCompetition, {
      ...onBlock('competition'),
      facts: ({ input }) => knownBrands(input.restaurant_id, input.competence, services),
    }),
    UpdateComparison: bindCommand(diagnosticCommands.UpdateComparison, {
      ...onBlock('comparison'),
      facts: ({ input }) => {
        const ids = rivalFields.flatMap((field) => input[field]?.brand_id ?? []);
        return knownBrands(input.restaurant_id, ids, services);
      },
    }),
    AddCustomBrand: bindCommand(diagnosticCommands.AddCustomBrand, {
      ...onDiagnostic,
      stream,
      facts: ({ input }) => nameFacts(input.restaurant_id, input.name, services),
      // As of this command's event the newest is the one that it added.
      answer: ({ input: { restaurant_id }, state: { customBrands } }) => {
        const brand = customBrands.at(-1);
        if (!brand) return brandMissing;
        return { brand_id: brand.id, name: brand.name, type: brand.type, restaurant_id };
      },
    }),
    DeleteCustomBrand: bindCommand(diagnosticCommands.DeleteCustomBrand, {
      ...onOwn(brandMissing),
      facts: activityOfOwn,
    }),
    RestoreCustomBrand: bindCommand(diagnosticCommands.RestoreCustomBrand, {
      ...onOwn(brandMissing),
      facts: ({ input }) => restoredNameFacts(input.id, services),
    }),
    AddCustomEnvironment: bindCommand(diagnosticCommands.AddCustomEnvironment, {
      ...onDiagnostic,
      stream: ({ input }) => diagnosticStream(input.id),
      facts: ({ input }) => activityOf(input.id, services),
      answer: ({ input: { id: restaurant_id }, state: { customEnvironments } }) => {
        const option = customEnvironments.at(-1);
        return option ? { id: option.id, name: option.name, restaurant_id } : environmentMissing;
      },
    }),
    SelectEnvironment: bindCommand(diagnosticCommands.SelectEnvironment, { ...onOption, facts: activity }),
    UnselectEnvironment: bindCommand(diagnosticCommands.UnselectEnvironment, {
      ...onOption,
      facts: activity,
    }),
    DeleteCustomEnvironment: bindCommand(diagnosticCommands.DeleteCustomEnvironment, {
      ...onOwn(environmentMissing),
      facts: activityOfOwn,
    }),
    RestoreCustomEnvironment: bindCommand(diagnosticCommands.RestoreCustomEnvironment, {
      ...onOwn(environmentMissing),
      facts: activityOfOwn,
    }),
    ImportCompetition: bindCommand(importCompetition, ofAutomation),
    UndoCompetitionImport: bindCommand(undoCompetitionImport, ofAutomation),
    NoteOldFigures: bindCommand(noteOldFigures, {
      decider: figureAgesDecider,
      stream: ({ input }) => `figureAges-${input.restaurantId}`,
      answer: ({ input }) => ({ id: input.restaurantId }),
    }),
  } as const;
};
