import { both, type RightsOf } from '../rights-row';

/** Full menu (R-ROL-03, AMB-08). */
export const operationsRights: RightsOf<'operations'> = {
  RetryParkedStream: both('A', 'n/a'),
  RetryParkedMail: both('A', 'n/a'),
  RebuildProjections: both('A', 'n/a'),
  ListProjections: both('A', 'n/a'),
  ListParkedStreams: both('A', 'n/a'),
  ListMails: both('A', 'n/a'),
  CountMails: both('A', 'n/a'),
  ListOperations: both('A', 'n/a'),
};
