import { acting, both, type RightsOf } from '../rights-row';

/** R-ROL-01, AMB-08. */
export const ordersRights: RightsOf<'orders'> = {
  PlaceOrder: both('FMC', 403, acting('AE')),
  ListAnswerTimes: both('FMC', 'n/a', acting('AE')),
  AttachOrderImages: both('FAMC', 404, acting('AE')),
  ChangeOrderStatus: both('A', 404),
  DeleteOrder: both('A', 404),
  RestoreOrder: both('A', 404),
  ListOrders: both('FAMEC', 'nothing', acting('AE')),
  CountOrders: both('FAMEC', 'nothing', acting('AE')),
  GetOrder: both('FAMEC', 404, acting('AE')),
  OpenOrderFile: both('FAMEC', 404, acting('AE')),
  // As the status (R-ORD-16); type 4 reads (AMB-08).
  AssignOrder: both('A', 'n/a'),
  ListAssignees: both('AE', 'n/a'),
  GetWorkload: both('AE', 'n/a'),
  // As ordering: restaurants, and administrators in restaurant mode (AMB-06).
  CancelOwnOrder: both('FMC', 404, acting('AE')),
  ChangeOwnOrder: both('FMC', 404, acting('AE')),
};
