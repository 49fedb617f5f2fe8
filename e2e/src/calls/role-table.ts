import { type Market, markets } from '@portal/contracts';

/* R-ROL-01…08 in the requirement's words. Rights per call: `rights/`. */

export interface RoleRow {
  readonly id: string;
  readonly capability: string;
  readonly markets: readonly Market[];
  readonly calls: readonly string[];
  /** F franchisee, A administrator, M manager, E restricted administrator, C consultant, P partner. */
  readonly yes: string;
  /** Administrators who may in restaurant mode (AMB-06). */
  readonly inRestaurantMode: '' | 'A' | 'AE';
}

const row = (
  id: string,
  capability: string,
  calls: readonly string[],
  yes: string,
  more: Partial<RoleRow> = {},
): RoleRow => ({ id, capability, calls, yes, markets, inRestaurantMode: '', ...more });

export const roleTable: readonly RoleRow[] = [
  row('R-ROL-01', 'browse', ['ListResources', 'GetResource', 'SearchResources', 'GetHome'], 'FAMEC', {
    inRestaurantMode: 'AE',
  }),
  row('R-ROL-01', 'download and order', ['DownloadResource', 'DownloadSelection', 'PlaceOrder'], 'FMC', {
    inRestaurantMode: 'AE',
  }),
  row(
    'R-ROL-02',
    '/users franchisee user administration',
    ['ListRestaurantUsers', 'GetRestaurantUser', 'AddRestaurantUser', 'UpdateRestaurantUser'],
    'F',
  ),
  row(
    'R-ROL-03',
    'admin routes, all',
    ['ListUsers', 'AddUser', 'ListRestaurants', 'AddRestaurant', 'ChangeOrderStatus', 'GetDownloadReport'],
    'A',
  ),
  row('R-ROL-03', 'admin routes, all, of Spain', ['ListMopRequests', 'AddVideo', 'SetMopAutoConfirm'], 'A', {
    markets: ['ES'],
  }),
  row('R-ROL-03', 'admin routes, reduced menu', ['AddSection', 'AddResource', 'AddSlider'], 'AE'),
  row('R-ROL-05', 'partner routes: only these', ['AddPartnerReports', 'ListPartnerReports'], 'PA'),
  row('R-ROL-06', 'edit and delete local actions', ['UpdatePlanAction', 'DeletePlanAction'], 'FAMC', {
    markets: ['ES'],
    inRestaurantMode: 'A',
  }),
  row('R-ROL-07', 'PT order chat: read', ['ListOrderMessages'], 'FAMEC', {
    markets: ['PT'],
    inRestaurantMode: 'AE',
  }),
  row('R-ROL-07', 'PT order chat: write', ['PostOrderMessage'], 'FAMC', {
    markets: ['PT'],
    inRestaurantMode: 'A',
  }),
];

/** Outcome for a foreign restaurant. */
export const ofOtherRestaurants: Readonly<Record<Market, Readonly<Record<string, 403 | 404>>>> = {
  ES: {
    PlaceOrder: 403,
    GetOrder: 404,
    UpdateRestaurant: 403,
    RequestMopPause: 403,
    GetMopPause: 404,
    GetRestaurantPlan: 403,
    DeletePlanAction: 404,
  },
  PT: {
    PlaceOrder: 403,
    GetOrder: 404,
    UpdateRestaurant: 403,
    PostOrderMessage: 404,
    ListOrderMessages: 404,
  },
};

/** Page after sign-in (R-ROL-04). */
export const landings: Readonly<Record<string, string>> = {
  F: '/',
  A: '/admin',
  M: '/',
  E: '/admin/sections',
  C: '/',
  P: '/partner/reports',
};

/** Paths, and roles that are not redirected (R-ROL-03, R-ROL-05). */
export const routes: Readonly<Record<string, string>> = {
  '/admin': 'AE',
  '/admin/users': 'A',
  '/admin/restaurants': 'A',
  '/admin/mop': 'A',
  '/admin/sections': 'AE',
  '/admin/resources': 'AE',
  '/admin/sliders': 'AE',
  '/admin/orders': 'AE',
  '/partner/reports': 'P',
  '/partner/account': 'P',
  '/account': 'FAMEC',
  '/': 'FAMEC',
};
