import { acting, type ExpectedRights, spain } from './rights-row';

/**
 * The year's plan (ES; R-ROL-06, AMB-52, AMB-66): the restaurant's people and administrators plan, restricted
 * administrators read; the plan of the chain is for full administrators, and everybody who plans reads it.
 */
export const plannerRights: Readonly<Record<string, ExpectedRights>> = {
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
  // A secret of one's own: nobody makes or reads it in the place of another.
  GetPlanCalendarAddress: spain('FAMEC', 'n/a'),
  RenewPlanCalendarAddress: spain('FAMEC', 'n/a'),
  RevokePlanCalendarAddress: spain('FAMEC', 'n/a'),
  // Calendar programs have no session; who is behind the secret decides (planner-wire.spec.ts).
  ReadPlanCalendar: spain('FAMECPN', 'n/a', acting('AE')),
};
