import { cartArea } from './areas/cart/cart.area';
import { channelsArea } from './areas/channels/channels.area';
import { chatArea } from './areas/chat/chat.area';
import { diagnosticArea } from './areas/diagnostic/diagnostic.area';
import { downloadReportArea } from './areas/download-report/download-report.area';
import { formsArea } from './areas/forms/forms.area';
import { homeArea } from './areas/home/home.area';
import { importsArea } from './areas/imports/imports.area';
import { mopArea } from './areas/mop/mop.area';
import { notificationsArea } from './areas/notifications/notifications.area';
import { operationsArea } from './areas/operations/operations.area';
import { ordersArea } from './areas/orders/orders.area';
import { partnerReportsArea } from './areas/partner-reports/partner-reports.area';
import { plannerArea } from './areas/planner/planner.area';
import { resourcesArea } from './areas/resources/resources.area';
import { restaurantsArea } from './areas/restaurants/restaurants.area';
import { sectionsArea } from './areas/sections/sections.area';
import { sessionArea } from './areas/session/session.area';
import { slidersArea } from './areas/sliders/sliders.area';
import { usersArea } from './areas/users/users.area';
import { videosArea } from './areas/videos/videos.area';
import { libraryArea } from './areas/library/library.area';
import { templatesArea } from './areas/templates/templates.area';
import { savedViewsArea } from './areas/saved-views/saved-views.area';
import type { AreaContracts } from './kernel';

/** Every area with contracts; calls, events, views, pushes, rejections and examples follow from it. */
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
] as const;

/** The same, without their exact types. */
export const allAreas: readonly AreaContracts[] = [...declaredAreas];
