import { acting, both, type ExpectedRights } from './rights-row';

/** Who gives orders to whom, and what a restaurant may do with its own while nobody has it. */
export const orderOwnerRights: Readonly<Record<string, ExpectedRights>> = {
  // As the status (R-ORD-16): type 4 reads (AMB-08), and sees who has what.
  AssignOrder: both('A', 'n/a'),
  ListAssignees: both('AE', 'n/a'),
  GetWorkload: both('AE', 'n/a'),
  // As ordering: the people of the restaurant, and administrators in its place (AMB-06).
  CancelOwnOrder: both('FMC', 404, acting('AE')),
  ChangeOwnOrder: both('FMC', 404, acting('AE')),
};
