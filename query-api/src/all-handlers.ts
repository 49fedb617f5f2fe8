import type { DownloadHandler } from '@portal/platform/http/serve-downloads';
import type { QueryHandler } from '@portal/platform/http/serve-queries';
import { orderDownloadHandlers, orderHandlers } from './areas/orders/orders.handlers';
import { resourceDownloadHandlers, resourceHandlers } from './areas/resources/resources.handlers';
import { sectionHandlers } from './areas/sections/sections.handlers';
import { sessionHandlers } from './areas/session/session.handlers';

/** Every query that is answered here. */
export const allQueryHandlers: readonly QueryHandler[] = [
  ...sessionHandlers,
  ...sectionHandlers,
  ...resourceHandlers,
  ...orderHandlers,
];

/** Every file that is handed out here. */
export const allDownloadHandlers: readonly DownloadHandler[] = [
  ...resourceDownloadHandlers,
  ...orderDownloadHandlers,
];
