import { z } from 'zod';
import {
  command,
  defineCommands,
  ofObject,
  ofRestaurant,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
} from '../../kernel';
import { brandIdSchema, maxBrandName } from './competition.rules';
import {
  brandIdsInput,
  brandTypeInput,
  clientSharesInput,
  environmentIdInput,
  intensityInputs,
  ownIdInput,
  ownRowInput,
  rivalRowInput,
  swotInput,
} from './diagnostic-fields';
import { maxEnvironmentName } from './environment-options';

/** Types 1, 3 and 5 for restaurants in their list, administrators for all (AMB-52). */
const editors = [...restaurantStaff, Role.Administrator] as const;
const markets = ['ES'] as const;
const ofNamed = only(editors, { markets, scope: ofRestaurant('restaurant_id') });
const ofOwner = only(editors, { markets, scope: ofObject });

const restaurant_id = wireInteger();
/** The version of the block that was edited: another one by now is told instead of overwritten (R4). */
const version = wireOptionalInteger();
const saved = z.object({ restaurant_id: z.int(), version: z.int() });
const ownId = z.object({ id: z.string(), restaurant_id: z.int() });
/** On something that a restaurant has added. */
const onOwn = {
  method: 'POST',
  input: z.object({ id: ownIdInput }),
  output: ownId,
  access: ofOwner,
} as const;
const notThere = ['restaurant_not_found', 'restaurant_inactive'] as const;

export const diagnosticCommands = defineCommands('diagnostic', {
  UpdateClients: command({
    method: 'POST',
    path: 'restaurant/cluster/update',
    input: z.object({ restaurant_id, data: clientSharesInput, version }),
    output: saved,
    access: ofNamed,
    rejections: notThere,
    summary:
      'Saves what each kind of guests brings; columns that are not 100 are flagged (R-DIA-16…21, AMB-90, R-API-85)',
  }),
  UpdateSwot: command({
    method: 'POST',
    path: 'restaurant/dafo/update',
    input: z.object({ restaurant_id, dafo: swotInput, version }),
    output: saved,
    access: ofNamed,
    rejections: notThere,
    summary: 'Saves strengths, weaknesses, opportunities and threats (R-DIA-06…09, R-API-86)',
  }),
  UpdateCompetition: command({
    method: 'POST',
    path: 'restaurant/competence/update',
    input: z.object({ restaurant_id, competence: brandIdsInput, intensity: intensityInputs, version }),
    output: saved,
    access: ofNamed,
    rejections: [...notThere, 'competitor_unknown'],
    summary:
      'Saves the competitors and how hard each kind of them presses; one that goes leaves the comparison (R-DIA-22…27, R-API-87)',
  }),
  AddCustomBrand: command({
    method: 'POST',
    path: 'restaurant/competence/add',
    repeatWindowSeconds,
    input: z.object({ restaurant_id, name: wireRequiredText(maxBrandName), type: brandTypeInput }),
    output: z.object({
      brand_id: brandIdSchema,
      name: z.string(),
      type: z.int(),
      restaurant_id: z.int(),
    }),
    access: ofNamed,
    rejections: [...notThere, 'brand_name_taken', 'too_many_custom_brands'],
    summary: 'Adds a brand of this restaurant, in upper case (R-DIA-25, R-DIA-26, R-API-88)',
  }),
  DeleteCustomBrand: command({
    ...onOwn,
    path: 'restaurant/competence/remove/{id}',
    legacyGet: true,
    rejections: ['restaurant_inactive', 'brand_not_found'],
    summary: 'Takes a brand of the restaurant away, out of competition and comparison too (R-API-80, AMB-32)',
  }),
  RestoreCustomBrand: command({
    ...onOwn,
    path: 'restaurant/competence/restore/{id}',
    rejections: ['restaurant_inactive', 'brand_not_found', 'brand_name_taken'],
    summary: 'Undoes a deletion: the brand is where it was (U5)',
  }),
  UpdateComparison: command({
    method: 'POST',
    path: 'restaurant/comparation/update',
    input: z.object({
      restaurant_id,
      mcd: ownRowInput,
      rest1: rivalRowInput,
      rest2: rivalRowInput,
      rest3: rivalRowInput,
      version,
    }),
    output: saved,
    access: ofNamed,
    rejections: [...notThere, 'competitor_unknown', 'competitor_double'],
    summary:
      'Rates the own chain and up to three of the competitors from 1 to 5 (R-DIA-28, R-DIA-29, R-API-89)',
  }),
  AddCustomEnvironment: command({
    method: 'POST',
    path: 'restaurant/enviroment/add',
    repeatWindowSeconds,
    input: z.object({
      /** The restaurant, by the spelling of the specification. */
      id: wireInteger(),
      name: wireRequiredText(maxEnvironmentName),
    }),
    output: z.object({ id: z.string(), name: z.string(), restaurant_id: z.int() }),
    access: only(editors, { markets, scope: ofRestaurant('id') }),
    rejections: [...notThere, 'environment_name_taken', 'too_many_custom_environments'],
    summary: 'Adds an option of this restaurant, selected (R-DIA-13, R-API-81)',
  }),
  SelectEnvironment: command({
    method: 'POST',
    path: 'restaurant/enviroment/select',
    input: z.object({ id: environmentIdInput, restaurant_id }),
    output: ownId,
    access: ofNamed,
    rejections: [...notThere, 'environment_not_found'],
    summary: 'Says that there is such a thing around the restaurant (R-DIA-12, R-DIA-15, R-API-82)',
  }),
  UnselectEnvironment: command({
    method: 'POST',
    path: 'restaurant/enviroment/unselect',
    input: z.object({ id: environmentIdInput, restaurant_id }),
    output: ownId,
    access: ofNamed,
    rejections: [...notThere, 'environment_not_found'],
    summary: 'Says that there is no such thing around the restaurant (R-DIA-12, R-DIA-15, R-API-83)',
  }),
  DeleteCustomEnvironment: command({
    ...onOwn,
    path: 'restaurant/enviroment/delete',
    rejections: ['restaurant_inactive', 'environment_not_found'],
    summary: 'Takes an option of the restaurant away; the predefined ones stay (R-DIA-14, R-API-84)',
  }),
  RestoreCustomEnvironment: command({
    ...onOwn,
    path: 'restaurant/enviroment/restore',
    rejections: ['restaurant_inactive', 'environment_not_found', 'environment_name_taken'],
    summary: 'Undoes a deletion: the option is back, selected as it was (U5)',
  }),
});
