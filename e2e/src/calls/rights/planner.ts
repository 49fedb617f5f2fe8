import { acting, both, type RightsOf, spain } from '../rights-row';

/** ES only (R-ROL-06, AMB-52, AMB-66). */
export const plannerRights: RightsOf<'planner'> = {
  ListNationalObjectives: spain('FAMEC', 'n/a', acting('AE')),
  ListNationalStrategies: spain('FAMEC', 'n/a', acting('AE')),
  ListNationalActions: spain('FAMEC', 'n/a', acting('AE')),
  ListNationalPlanChanges: spain('FAMEC', 'n/a', acting('AE')),
  GetRestaurantPlan: spain('FAMEC', 403, acting('AE')),
  ListLocalActions: spain('FAMEC', 403, acting('AE')),
  DownloadPlanCalendar: spain('FAMEC', 403, acting('AE')),
  UpdatePlanObjectives: spain('FAMC', 403, acting('A')),
  UpdatePlanStrategies: spain('FAMC', 403, acting('A')),
  RestorePlanRemoval: spain('FAMC', 403, acting('A')),
  AddPlanAction: spain('FAMC', 403, acting('A')),
  UpdatePlanAction: spain('FAMC', 404, acting('A')),
  DeletePlanAction: spain('FAMC', 404, acting('A')),
  RestorePlanAction: spain('FAMC', 404, acting('A')),
  GetNationalPlan: spain('A', 'n/a'),
  UpdateNationalPlan: spain('A', 'n/a'),
  CopyNationalPlan: spain('A', 'n/a'),
  RestoreNationalPlan: spain('A', 'n/a'),
  // A personal secret.
  GetPlanCalendarAddress: both('FAMEC', 'n/a'),
  RenewPlanCalendarAddress: both('FAMEC', 'n/a'),
  RevokePlanCalendarAddress: both('FAMEC', 'n/a'),
  // By the secret, without session (planner-wire.spec.ts).
  ReadPlanCalendar: spain('FAMECPN', 'n/a', acting('AE')),
};
