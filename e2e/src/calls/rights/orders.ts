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
  CountTurns: both('FAMEC', 'n/a', acting('AE')),
  GetOrderWork: both('FAMEC', 404, acting('AE')),
  OpenProofFile: both('FAMEC', 404, acting('AE')),
  // The agency's side.
  SendQuote: both('A', 404),
  AnswerQuestion: both('A', 404),
  SendProof: both('A', 404),
  AddFinalArt: both('A', 404),
  UploadProof: both('A', 'n/a'),
  // The restaurant's side, as ordering.
  AcceptQuote: both('FMC', 404, acting('AE')),
  RefuseQuote: both('FMC', 404, acting('AE')),
  AskAboutQuote: both('FMC', 404, acting('AE')),
  RequestProofChanges: both('FMC', 404, acting('AE')),
  ApproveProofs: both('FMC', 404, acting('AE')),
  ChangeNeededBy: both('FAMC', 404, acting('AE')),
  AddProofRemark: both('FAMC', 404, acting('AE')),
  RemoveProofRemark: both('FAMC', 404, acting('AE')),
  DownloadArt: both('FAMC', 404, acting('AE')),
  // As the status (R-ORD-16); type 4 reads (AMB-08).
  AssignOrder: both('A', 'n/a'),
  ListAssignees: both('AE', 'n/a'),
  GetWorkload: both('AE', 'n/a'),
  // As ordering: restaurants, and administrators in restaurant mode (AMB-06).
  CancelOwnOrder: both('FMC', 404, acting('AE')),
  ChangeOwnOrder: both('FMC', 404, acting('AE')),
};
