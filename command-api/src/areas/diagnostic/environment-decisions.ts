import { cleanLine, reject } from '@portal/contracts';
import { environmentOptions, maxCustomEnvironments } from '@portal/contracts/areas/diagnostic';
import type { Decisions } from '@portal/platform/decider/decider';
import type { DiagnosticCommands } from './diagnostic-commands';
import { type Diagnostic, type DiagnosticEvent, present } from './diagnostic-state';

const inactive = reject('restaurant_inactive');
const missing = reject('environment_not_found');
const nameTaken = reject('environment_name_taken', { fields: { name: 'taken' } });

/** Ignores case and accents. */
const comparable = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('es');

const predefinedNames = environmentOptions.flatMap(({ name: { CAST, CAT } }) => [
  comparable(CAST),
  comparable(CAT),
]);

const isTaken = ({ customEnvironments }: Pick<Diagnostic, 'customEnvironments'>, name: string) =>
  predefinedNames.includes(comparable(name)) ||
  present(customEnvironments).some((own) => comparable(own.name) === comparable(name));

const isOption = ({ customEnvironments }: Diagnostic, id: string) =>
  environmentOptions.some((known) => known.id === id) ||
  present(customEnvironments).some((own) => own.id === id);

type Names =
  | 'AddCustomEnvironment'
  | 'SelectEnvironment'
  | 'UnselectEnvironment'
  | 'DeleteCustomEnvironment'
  | 'RestoreCustomEnvironment';

export const environmentDecisions: Pick<Decisions<Diagnostic, DiagnosticCommands, DiagnosticEvent>, Names> = {
  AddCustomEnvironment: ({ input: { id: restaurantId, name: sent }, facts: { isActive } }, diagnostic) => {
    const { customEnvironments } = diagnostic;
    const name = cleanLine(sent);
    if (!isActive) return inactive;
    if (isTaken(diagnostic, name)) return nameTaken;
    if (present(customEnvironments).length >= maxCustomEnvironments)
      return reject('too_many_custom_environments');
    const optionId = `${restaurantId}-${customEnvironments.size + 1}`;
    return [{ type: 'CustomEnvironmentAdded', data: { restaurantId, optionId, name } }];
  },

  SelectEnvironment: ({ input, facts: { isActive } }, diagnostic) => {
    if (!isActive) return inactive;
    const { id: optionId, restaurant_id: restaurantId } = input;
    if (!isOption(diagnostic, optionId)) return missing;
    if (diagnostic.environment.has(optionId)) return [];
    return [{ type: 'EnvironmentSelected', data: { restaurantId, optionId } }];
  },

  UnselectEnvironment: ({ input, facts: { isActive } }, diagnostic) => {
    if (!isActive) return inactive;
    const { id: optionId, restaurant_id: restaurantId } = input;
    if (!isOption(diagnostic, optionId)) return missing;
    if (!diagnostic.environment.has(optionId)) return [];
    return [{ type: 'EnvironmentUnselected', data: { restaurantId, optionId } }];
  },

  DeleteCustomEnvironment: ({ input: { id }, facts: { isActive } }, { restaurantId, customEnvironments }) => {
    const option = customEnvironments.get(id);
    if (!option || restaurantId === null) return missing;
    if (!isActive) return inactive;
    return option.deleted ? [] : [{ type: 'CustomEnvironmentDeleted', data: { restaurantId, optionId: id } }];
  },

  RestoreCustomEnvironment: ({ input: { id }, facts: { isActive } }, diagnostic) => {
    const { restaurantId, customEnvironments } = diagnostic;
    const option = customEnvironments.get(id);
    if (!option || restaurantId === null) return missing;
    if (!isActive) return inactive;
    if (!option.deleted) return [];
    if (isTaken(diagnostic, option.name)) return nameTaken;
    return [{ type: 'CustomEnvironmentRestored', data: { restaurantId, optionId: id } }];
  },
};
