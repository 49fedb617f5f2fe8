import type { Projection } from '@portal/platform/projection/projection';
import type { PushRules } from '@portal/platform/push/push-rules';
import { storedFilesProjection } from './areas/cart/stored-files.projection';
import { cannedRepliesProjection } from './areas/chat/canned-replies.projection';
import { customRequestsProjection } from './areas/forms/custom-requests.projection';
import { chatPushRules } from './areas/chat/chat.push';
import { orderChatsProjection } from './areas/chat/order-chats.projection';
import { orderMessagesProjection } from './areas/chat/order-messages.projection';
import { orderNotesProjection } from './areas/chat/order-notes.projection';
import { mopPausesProjection } from './areas/mop/mop-pauses.projection';
import { mopPoliciesProjection } from './areas/mop/mop-policies.projection';
import { mopPushRules } from './areas/mop/mop.push';
import { noticesProjection } from './areas/notifications/notices.projection';
import { notificationSettingsProjection } from './areas/notifications/notification-settings.projection';
import { notificationsPushRules } from './areas/notifications/notifications.push';
import { operationsProjection } from './areas/operations/operations.projection';
import { operationsPushRules } from './areas/operations/operations.push';
import { ordersProjection } from './areas/orders/orders.projection';
import { orderPushRules } from './areas/orders/orders.push';
import { downloadDaysProjection } from './areas/download-report/download-days.projection';
import { downloadReportPushRules } from './areas/download-report/download-report.push';
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
import { restaurantsProjection } from './areas/restaurants/restaurants.projection';
import { sectionPushRules } from './areas/sections/sections.push';
import { sectionsProjection } from './areas/sections/sections.projection';
import { sessionPushRules } from './areas/session/session.push';
import { sessionsProjection } from './areas/session/sessions.projection';
import { slidersProjection } from './areas/sliders/sliders.projection';
import { sliderPushRules } from './areas/sliders/sliders.push';
import { usersProjection } from './areas/users/users.projection';
import { videosProjection } from './areas/videos/videos.projection';
import { videoPushRules } from './areas/videos/videos.push';

/** Every projection of every area: each fills one view. */
export const allProjections: readonly Projection[] = [
  sessionsProjection,
  usersProjection,
  restaurantsProjection,
  sectionsProjection,
  resourcesProjection,
  fileVersionsProjection,
  versionDownloadsProjection,
  resourceChangesProjection,
  emptySearchesProjection,
  downloadDaysProjection,
  storedFilesProjection,
  ordersProjection,
  orderChatsProjection,
  orderMessagesProjection,
  orderNotesProjection,
  cannedRepliesProjection,
  mopPausesProjection,
  mopPoliciesProjection,
  slidersProjection,
  videosProjection,
  notificationSettingsProjection,
  noticesProjection,
  customRequestsProjection,
  operationsProjection,
];

/** What browsers hear of. */
export const allPushRules: readonly PushRules[] = [
  sessionPushRules,
  sectionPushRules,
  resourcePushRules,
  orderPushRules,
  chatPushRules,
  mopPushRules,
  sliderPushRules,
  videoPushRules,
  notificationsPushRules,
  operationsPushRules,
  downloadReportPushRules,
];
