import type { AreaManifest } from '#core/area-manifest';
import { calendarArea } from '#areas/calendar';
import { cartArea } from '#areas/cart';
import { causesArea } from '#areas/causes';
import { channelsArea } from '#areas/channels';
import { chatArea } from '#areas/chat';
import { diagnosticArea } from '#areas/diagnostic';
import { downloadReportArea } from '#areas/download-report';
import { formsArea } from '#areas/forms';
import { homeArea } from '#areas/home';
import { importsArea } from '#areas/imports';
import { mopArea } from '#areas/mop';
import { networkArea } from '#areas/network';
import { notificationsArea } from '#areas/notifications';
import { operationsArea } from '#areas/operations';
import { ordersArea } from '#areas/orders';
import { overviewArea } from '#areas/overview';
import { partnerReportsArea } from '#areas/partner-reports';
import { plannerArea } from '#areas/planner';
import { resourcesArea } from '#areas/resources';
import { restaurantsArea } from '#areas/restaurants';
import { sectionsArea } from '#areas/sections';
import { sessionArea } from '#areas/session';
import { slidersArea } from '#areas/sliders';
import { usersArea } from '#areas/users';
import { videosArea } from '#areas/videos';
import { libraryArea } from '#areas/library';
import { recallsArea } from '#areas/recalls';
import { savedViewsArea } from '#areas/saved-views';

/** In the default order of links. */
export const areas: readonly AreaManifest[] = [
  sessionArea,
  homeArea,
  sectionsArea,
  resourcesArea,
  cartArea,
  ordersArea,
  overviewArea,
  chatArea,
  mopArea,
  channelsArea,
  diagnosticArea,
  plannerArea,
  calendarArea,
  slidersArea,
  videosArea,
  importsArea,
  restaurantsArea,
  usersArea,
  partnerReportsArea,
  notificationsArea,
  formsArea,
  downloadReportArea,
  operationsArea,
  libraryArea,
  recallsArea,
  savedViewsArea,
  networkArea,
  causesArea,
];
