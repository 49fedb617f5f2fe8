import { cartArea } from './areas/cart';
import { channelsArea } from './areas/channels';
import { chatArea } from './areas/chat';
import { diagnosticArea } from './areas/diagnostic';
import { downloadReportArea } from './areas/download-report';
import { formsArea } from './areas/forms';
import { homeArea } from './areas/home';
import { importsArea } from './areas/imports';
import { mopArea } from './areas/mop';
import { notificationsArea } from './areas/notifications';
import { operationsArea } from './areas/operations';
import { ordersArea } from './areas/orders';
import { partnerReportsArea } from './areas/partner-reports';
import { plannerArea } from './areas/planner';
import { resourcesArea } from './areas/resources';
import { restaurantsArea } from './areas/restaurants';
import { sectionsArea } from './areas/sections';
import { sessionArea } from './areas/session';
import { slidersArea } from './areas/sliders';
import { usersArea } from './areas/users';
import { videosArea } from './areas/videos';
import { libraryArea } from './areas/library';
import { templatesArea } from './areas/templates';
import { savedViewsArea } from './areas/saved-views';
import { overviewArea } from './areas/overview';
import { networkArea } from './areas/network';
import { calendarArea } from './areas/calendar';
import { historyArea } from './areas/history';
import { causesArea } from './areas/causes';
import { recallsArea } from './areas/recalls';
import type { AreaContracts } from './kernel';

export const declaredAreas = [
  sessionArea,
  usersArea,
  restaurantsArea,
  sectionsArea,
  resourcesArea,
  cartArea,
  ordersArea,
  chatArea,
  mopArea,
  importsArea,
  channelsArea,
  diagnosticArea,
  plannerArea,
  notificationsArea,
  formsArea,
  slidersArea,
  videosArea,
  homeArea,
  downloadReportArea,
  partnerReportsArea,
  operationsArea,
  libraryArea,
  templatesArea,
  savedViewsArea,
  overviewArea,
  networkArea,
  calendarArea,
  historyArea,
  causesArea,
  recallsArea,
] as const;

export const allAreas: readonly AreaContracts[] = [...declaredAreas];
