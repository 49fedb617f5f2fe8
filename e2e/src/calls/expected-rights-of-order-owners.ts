import { acting, both, type ExpectedRights } from './rights-row';

/** Assignment, and a restaurant's changes to unassigned orders. */
export const orderOwnerRights: Readonly<Record<string, ExpectedRights>> = {
  // As the status (R-ORD-16); type 4 reads (AMB-08).
  AssignOrder: both('A', 'n/a'),
  ListAssignees: both('AE', 'n/a'),
  GetWorkload: both('AE', 'n/a'),
  // As ordering: restaurants, and administrators in restaurant mode (AMB-06).
  CancelOwnOrder: both('FMC', 404, acting('AE')),
  ChangeOwnOrder: both('FMC', 404, acting('AE')),
};
