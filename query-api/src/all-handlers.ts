import type { DownloadHandler } from '@portal/platform/http/serve-downloads';
import type { QueryHandler } from '@portal/platform/http/serve-queries';
import { chatDownloadHandlers, chatHandlers } from './areas/chat/chat.handlers';
import { homeHandlers } from './areas/home/home.handlers';
import { formsHandlers } from './areas/forms/forms.handlers';
import { downloadReportHandlers } from './areas/download-report/download-report.handlers';
import { mopHandlers } from './areas/mop/mop.handlers';
import { notificationsHandlers } from './areas/notifications/notifications.handlers';
import { operationsHandlers } from './areas/operations/operations.handlers';
import { orderDownloadHandlers, orderHandlers } from './areas/orders/orders.handlers';
import { fileVersionDownloadHandlers, fileVersionHandlers } from './areas/resources/file-versions.handlers';
import { resourceSearchHandlers } from './areas/resources/resource-search.handlers';
import { resourceDownloadHandlers, resourceHandlers } from './areas/resources/resources.handlers';
import { sectionHandlers } from './areas/sections/sections.handlers';
import { sessionHandlers } from './areas/session/session.handlers';
import { sliderDownloadHandlers, sliderHandlers } from './areas/sliders/sliders.handlers';
import { videoHandlers } from './areas/videos/videos.handlers';

/** Every query that is answered here. */
export const allQueryHandlers: readonly QueryHandler[] = [
  ...sessionHandlers,
  ...sectionHandlers,
  ...resourceHandlers,
  ...resourceSearchHandlers,
  ...fileVersionHandlers,
  ...orderHandlers,
  ...chatHandlers,
  ...mopHandlers,
  ...sliderHandlers,
  ...videoHandlers,
  ...homeHandlers([...sliderHandlers, ...resourceHandlers, ...videoHandlers]),
  ...notificationsHandlers,
  ...formsHandlers,
  ...downloadReportHandlers,
  ...operationsHandlers,
];

/** Every file that is handed out here. */
export const allDownloadHandlers: readonly DownloadHandler[] = [
  ...resourceDownloadHandlers,
  ...fileVersionDownloadHandlers,
  ...orderDownloadHandlers,
  ...chatDownloadHandlers,
  ...sliderDownloadHandlers,
];
