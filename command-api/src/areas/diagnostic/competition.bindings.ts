import { brandIdSchema, diagnosticCommands, rivalFields } from '@portal/contracts/areas/diagnostic';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { brandMissing } from './brand.decider';
import { ofNamed, onBlock, onDiagnostic, onOwn } from './diagnostic-binding';
import { isDeleted, newest } from './diagnostic-state';
import {
  activityOfOwner,
  diagnosticStream,
  knownBrands,
  nameFacts,
  restoredNameFacts,
} from './diagnostic.facts';

const ofImport = z.object({ restaurantId: z.int(), importId: z.string() });
const ofRestaurant = z.object({ id: z.int() });

const importCompetition = defineInternalCommand('diagnostic', 'ImportCompetition', {
  input: ofImport.extend({
    competitors: z.array(z.object({ brandId: brandIdSchema, status: z.literal([1, 2]) })),
  }),
  output: ofRestaurant,
});

const undoCompetitionImport = defineInternalCommand('diagnostic', 'UndoCompetitionImport', {
  input: ofImport,
  output: ofRestaurant,
});

const ofAutomation = {
  ...onDiagnostic,
  stream: ({ input }: { input: { restaurantId: number } }) => diagnosticStream(input.restaurantId),
  answer: ({ input }: { input: { restaurantId: number } }) => ({ id: input.restaurantId }),
} as const;

export const competitionBindings = (services: Pick<Services, 'load' | 'names'>) =>
  ({
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
      ...ofNamed,
      facts: ({ input }) => nameFacts(input.restaurant_id, input.name, services),
      isGone: ({ made, state }) => isDeleted(state.customBrands, newest(made.customBrands)),
      // After this command's event, the newest is the added one.
      answer: ({ input: { restaurant_id }, state: { customBrands } }) => {
        const brand = newest(customBrands);
        if (!brand) return brandMissing;
        return { brand_id: brand.id, name: brand.name, type: brand.type, restaurant_id };
      },
    }),
    DeleteCustomBrand: bindCommand(diagnosticCommands.DeleteCustomBrand, {
      ...onOwn(brandMissing),
      facts: ({ input }) => activityOfOwner(input.id, services),
    }),
    RestoreCustomBrand: bindCommand(diagnosticCommands.RestoreCustomBrand, {
      ...onOwn(brandMissing),
      facts: ({ input }) => restoredNameFacts(input.id, services),
    }),
    ImportCompetition: bindCommand(importCompetition, ofAutomation),
    UndoCompetitionImport: bindCommand(undoCompetitionImport, ofAutomation),
  }) as const;
