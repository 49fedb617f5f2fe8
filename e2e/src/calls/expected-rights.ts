/* By hand from R-ROL-01…08, AMB-06, AMB-08, AMB-52, AMB-62 and the market matrix; not derived from the contracts. */

import { calendarRights } from './rights/calendar';
import { recallRights } from './rights/recalls';
import { cartRights } from './rights/cart';
import { causesRights } from './rights/causes';
import { channelsRights } from './rights/channels';
import { chatRights } from './rights/chat';
import { diagnosticRights } from './rights/diagnostic';
import { downloadReportRights } from './rights/download-report';
import { formsRights } from './rights/forms';
import { historyRights } from './rights/history';
import { homeRights } from './rights/home';
import { importsRights } from './rights/imports';
import { libraryRights } from './rights/library';
import { mopRights } from './rights/mop';
import { networkRights } from './rights/network';
import { notificationsRights } from './rights/notifications';
import { operationsRights } from './rights/operations';
import { ordersRights } from './rights/orders';
import { overviewRights } from './rights/overview';
import { partnerReportsRights } from './rights/partner-reports';
import { plannerRights } from './rights/planner';
import { resourcesRights } from './rights/resources';
import { restaurantsRights } from './rights/restaurants';
import { savedViewsRights } from './rights/saved-views';
import { sectionsRights } from './rights/sections';
import { sessionRights } from './rights/session';
import { slidersRights } from './rights/sliders';
import { templatesRights } from './rights/templates';
import { usersRights } from './rights/users';
import { videosRights } from './rights/videos';
import type { AreaName, ExpectedRights, RightsOf } from './rights-row';

const byArea: { readonly [Name in AreaName]: RightsOf<Name> } = {
  session: sessionRights,
  users: usersRights,
  restaurants: restaurantsRights,
  sections: sectionsRights,
  resources: resourcesRights,
  cart: cartRights,
  orders: ordersRights,
  chat: chatRights,
  mop: mopRights,
  imports: importsRights,
  channels: channelsRights,
  diagnostic: diagnosticRights,
  planner: plannerRights,
  notifications: notificationsRights,
  forms: formsRights,
  sliders: slidersRights,
  videos: videosRights,
  home: homeRights,
  'download-report': downloadReportRights,
  'partner-reports': partnerReportsRights,
  operations: operationsRights,
  library: libraryRights,
  templates: templatesRights,
  'saved-views': savedViewsRights,
  overview: overviewRights,
  network: networkRights,
  calendar: calendarRights,
  history: historyRights,
  causes: causesRights,
  recalls: recallRights,
};

export const expectedRights: Readonly<Record<string, ExpectedRights>> = Object.assign(
  {},
  ...Object.values(byArea),
);
