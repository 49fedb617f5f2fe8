import type { DownloadHandler } from '@portal/platform/http/serve-downloads';
import type { QueryHandler } from '@portal/platform/http/serve-queries';
import { calendarHandlers } from './areas/calendar/calendar.handlers';
import { cartHandlers } from './areas/cart/cart.handlers';
import { causesHandlers } from './areas/causes/causes.handlers';
import { channelDownloadHandlers, channelHandlers } from './areas/channels/channels.handlers';
import { chatDownloadHandlers, chatHandlers } from './areas/chat/chat.handlers';
import { diagnosticHandlers } from './areas/diagnostic/diagnostic.handlers';
import { referenceHandlers } from './areas/diagnostic/reference.handlers';
import { historyHandlers } from './areas/history/history.handlers';
import { homeHandlers } from './areas/home/home.handlers';
import { formsHandlers } from './areas/forms/forms.handlers';
import { downloadReportHandlers } from './areas/download-report/download-report.handlers';
import { importHandlers } from './areas/imports/imports.handlers';
import { importDownloadHandlers } from './areas/imports/import-files.handlers';
import { mopHandlers } from './areas/mop/mop.handlers';
import { networkHandlers } from './areas/network/network.handlers';
import { notificationsHandlers } from './areas/notifications/notifications.handlers';
import { overviewHandlers } from './areas/overview/overview.handlers';
import { operationsHandlers } from './areas/operations/operations.handlers';
import { orderDownloadHandlers, orderHandlers } from './areas/orders/orders.handlers';
import { orderWorkDownloadHandlers, orderWorkHandlers } from './areas/orders/order-work.handlers';
import { fileVersionDownloadHandlers, fileVersionHandlers } from './areas/resources/file-versions.handlers';
import {
  partnerReportDownloadHandlers,
  partnerReportHandlers,
} from './areas/partner-reports/partner-reports.handlers';
import { receivedReportHandlers } from './areas/partner-reports/received-reports.handlers';
import { plannerDownloadHandlers, plannerHandlers } from './areas/planner/planner.handlers';
import { newerResourceHandlers } from './areas/resources/newer-resources.handlers';
import { resourceSearchHandlers } from './areas/resources/resource-search.handlers';
import { resourceDownloadHandlers, resourceHandlers } from './areas/resources/resources.handlers';
import { restaurantHandlers } from './areas/restaurants/restaurants.handlers';
import { sectionHandlers } from './areas/sections/sections.handlers';
import { ownSessionHandlers } from './areas/session/own-sessions.handlers';
import { sessionHandlers } from './areas/session/session.handlers';
import { sliderDownloadHandlers, sliderHandlers } from './areas/sliders/sliders.handlers';
import { personHistoryHandlers } from './areas/users/person-history.handlers';
import { userHandlers } from './areas/users/users.handlers';
import { videoHandlers } from './areas/videos/videos.handlers';
import { savedViewHandlers } from './areas/saved-views/saved-views.handlers';
import { libraryHandlers } from './areas/library/library.handlers';
import { templateDownloadHandlers, templateHandlers } from './areas/templates/templates.handlers';
import { recallDownloadHandlers, recallHandlers } from './areas/recalls/recalls.handlers';
import { allResources } from './areas/resources/search/followed-index';
import { seenResources } from './areas/resources/seen-resources';

interface QueryArea {
  readonly queries: readonly QueryHandler[];
  readonly downloads?: readonly DownloadHandler[];
}

export const queryAreas: Readonly<Record<string, QueryArea>> = {
  session: { queries: [...sessionHandlers(sliderHandlers), ...ownSessionHandlers] },
  users: { queries: [...userHandlers, ...personHistoryHandlers] },
  restaurants: { queries: restaurantHandlers },
  sections: { queries: sectionHandlers },
  resources: {
    queries: [
      ...resourceHandlers,
      ...resourceSearchHandlers,
      ...fileVersionHandlers,
      ...newerResourceHandlers,
    ],
    downloads: [...resourceDownloadHandlers, ...fileVersionDownloadHandlers],
  },
  calendar: { queries: calendarHandlers },
  cart: { queries: cartHandlers },
  orders: {
    queries: [...orderHandlers, ...orderWorkHandlers],
    downloads: [...orderDownloadHandlers, ...orderWorkDownloadHandlers],
  },
  chat: { queries: chatHandlers, downloads: chatDownloadHandlers },
  mop: { queries: mopHandlers },
  channels: { queries: channelHandlers, downloads: channelDownloadHandlers },
  diagnostic: { queries: [...diagnosticHandlers, ...referenceHandlers] },
  planner: { queries: plannerHandlers, downloads: plannerDownloadHandlers },
  sliders: { queries: sliderHandlers, downloads: sliderDownloadHandlers },
  videos: { queries: videoHandlers },
  home: { queries: homeHandlers([...sliderHandlers, ...resourceHandlers, ...videoHandlers]) },
  notifications: { queries: notificationsHandlers },
  forms: { queries: formsHandlers },
  'download-report': { queries: downloadReportHandlers },
  'partner-reports': {
    queries: [...partnerReportHandlers, ...receivedReportHandlers],
    downloads: partnerReportDownloadHandlers,
  },
  imports: { queries: importHandlers, downloads: importDownloadHandlers },
  operations: { queries: operationsHandlers },
  overview: { queries: overviewHandlers(allResources) },
  library: { queries: libraryHandlers(seenResources) },
  'saved-views': { queries: savedViewHandlers },
  templates: { queries: templateHandlers(seenResources), downloads: templateDownloadHandlers },
  network: { queries: networkHandlers },
  history: {
    queries: historyHandlers([
      ...resourceHandlers,
      ...orderHandlers,
      ...restaurantHandlers,
      ...userHandlers,
      ...sectionHandlers,
      ...sliderHandlers,
      ...videoHandlers,
      ...channelHandlers,
      ...diagnosticHandlers,
      ...referenceHandlers,
      ...plannerHandlers,
      ...mopHandlers,
    ]),
  },
  causes: { queries: causesHandlers },
  recalls: { queries: recallHandlers(seenResources), downloads: recallDownloadHandlers },
};
