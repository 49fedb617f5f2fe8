import { both, type RightsOf } from '../rights-row';

/** Editors get what their menu shows. */
export const causesRights: RightsOf<'causes'> = {
  ExplainCause: both('AE', 'n/a'),
};
