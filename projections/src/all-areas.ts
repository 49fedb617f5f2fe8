import type { Projection } from '@portal/platform/projection/projection';
import type { PushRules } from '@portal/platform/push/push-rules';
import { syncedCartsProjection } from './areas/cart/synced-carts.projection';
import { storedFilesProjection } from './areas/cart/stored-files.projection';
import { cannedRepliesProjection } from './areas/chat/canned-replies.projection';
import { formsPushRules } from './areas/forms/forms.push';
import { sentFormsProjection } from './areas/forms/sent-forms.projection';
import { channelDocumentsProjection } from './areas/channels/channel-documents.projection';
import { channelsProjection } from './areas/channels/channels.projection';
import { comparedFiguresProjection } from './areas/diagnostic/compared-figures.projection';
import { diagnosticAlertsProjection } from './areas/diagnostic/diagnostic-alerts.projection';
import { diagnosticsProjection } from './areas/diagnostic/diagnostics.projection';
import { brandsProjection } from './areas/diagnostic/brands.projection';
import { swotOptionsProjection } from './areas/diagnostic/swot-options.projection';
import { chatPushRules } from './areas/chat/chat.push';
import { orderChatsProjection } from './areas/chat/order-chats.projection';
import { orderMessagesProjection } from './areas/chat/order-messages.projection';
import { orderNotesProjection } from './areas/chat/order-notes.projection';
import { figuresProjection } from './areas/imports/figures.projection';
import { importsProjection } from './areas/imports/imports.projection';
import { importPushRules } from './areas/imports/imports.push';
import { planPhotosProjection } from './areas/imports/plan-photos.projection';
import { sectionDescriptionsProjection } from './areas/imports/section-descriptions.projection';
import { mopPausesProjection } from './areas/mop/mop-pauses.projection';
import { mopPoliciesProjection } from './areas/mop/mop-policies.projection';
import { noticesProjection } from './areas/notifications/notices.projection';
import { notificationSettingsProjection } from './areas/notifications/notification-settings.projection';
import { pushDevicesProjection } from './areas/notifications/push-devices.projection';
import { notificationsPushRules } from './areas/notifications/notifications.push';
import { operationsProjection } from './areas/operations/operations.projection';
import { countedOrdersProjection } from './areas/orders/counted-orders.projection';
import { artDownloadsProjection, orderWorkProjection } from './areas/orders/order-work.projection';
import { ordersProjection } from './areas/orders/orders.projection';
import { downloadDaysProjection } from './areas/download-report/download-days.projection';
import { partnerReportsProjection } from './areas/partner-reports/partner-reports.projection';
import { partnerReportPushRules } from './areas/partner-reports/partner-reports.push';
import { nationalPlansProjection } from './areas/planner/national-plans.projection';
import { planCalendarAddressesProjection } from './areas/planner/plan-calendar-addresses.projection';
import { restaurantPlansProjection } from './areas/planner/restaurant-plans.projection';
import {
  emptySearchesProjection,
  resourceChangesProjection,
} from './areas/resources/resource-search.projection';
import {
  fileVersionsProjection,
  versionDownloadsProjection,
} from './areas/resources/file-versions.projection';
import { resourcePushRules } from './areas/resources/resources.push';
import { resourcesProjection } from './areas/resources/resources.projection';
import { restaurantLogsProjection } from './areas/restaurants/restaurant-logs.projection';
import { restaurantsProjection } from './areas/restaurants/restaurants.projection';
import { sectionsProjection } from './areas/sections/sections.projection';
import { sessionPushRules } from './areas/session/session.push';
import { sessionsProjection } from './areas/session/sessions.projection';
import { slidersProjection } from './areas/sliders/sliders.projection';
import { erasuresProjection } from './areas/users/erasures.projection';
import { personHistoryProjection } from './areas/users/person-history.projection';
import { userPushRules } from './areas/users/users.push';
import { usersProjection } from './areas/users/users.projection';
import { videosProjection } from './areas/videos/videos.projection';
import { savedViewsProjection } from './areas/saved-views/saved-views.projection';
import { collectionsProjection } from './areas/library/collections.projection';
import { librariesProjection, openedResourcesProjection } from './areas/library/libraries.projection';
import { recallsProjection } from './areas/recalls/recalls.projection';
import { templatesProjection } from './areas/templates/templates.projection';

interface ProjectionArea {
  readonly projections: readonly Projection[];
  /** Beside those that the pushes declare. */
  readonly pushRules?: PushRules;
}

export const projectionAreas: Readonly<Record<string, ProjectionArea>> = {
  session: { projections: [sessionsProjection], pushRules: sessionPushRules },
  users: {
    projections: [usersProjection, erasuresProjection, personHistoryProjection],
    pushRules: userPushRules,
  },
  restaurants: {
    projections: [restaurantsProjection, restaurantLogsProjection],
  },
  sections: { projections: [sectionsProjection] },
  resources: {
    projections: [
      resourcesProjection,
      fileVersionsProjection,
      versionDownloadsProjection,
      resourceChangesProjection,
      emptySearchesProjection,
    ],
    pushRules: resourcePushRules,
  },
  'download-report': { projections: [downloadDaysProjection] },
  cart: { projections: [storedFilesProjection, syncedCartsProjection] },
  orders: {
    projections: [ordersProjection, countedOrdersProjection, orderWorkProjection, artDownloadsProjection],
  },
  chat: {
    projections: [
      orderChatsProjection,
      orderMessagesProjection,
      orderNotesProjection,
      cannedRepliesProjection,
    ],
    pushRules: chatPushRules,
  },
  imports: {
    projections: [importsProjection, figuresProjection, planPhotosProjection, sectionDescriptionsProjection],
    pushRules: importPushRules,
  },
  mop: { projections: [mopPausesProjection, mopPoliciesProjection] },
  channels: {
    projections: [channelsProjection, channelDocumentsProjection],
  },
  diagnostic: {
    projections: [
      diagnosticsProjection,
      brandsProjection,
      swotOptionsProjection,
      diagnosticAlertsProjection,
      comparedFiguresProjection,
    ],
  },
  planner: {
    projections: [restaurantPlansProjection, nationalPlansProjection, planCalendarAddressesProjection],
  },
  sliders: { projections: [slidersProjection] },
  videos: { projections: [videosProjection] },
  notifications: {
    projections: [notificationSettingsProjection, pushDevicesProjection, noticesProjection],
    pushRules: notificationsPushRules,
  },
  forms: { projections: [sentFormsProjection], pushRules: formsPushRules },
  'partner-reports': { projections: [partnerReportsProjection], pushRules: partnerReportPushRules },
  operations: { projections: [operationsProjection] },
  library: {
    projections: [librariesProjection, openedResourcesProjection, collectionsProjection],
  },
  'saved-views': { projections: [savedViewsProjection] },
  templates: { projections: [templatesProjection] },
  recalls: { projections: [recallsProjection] },
};
