import type { DownloadHandler } from '@portal/platform/http/serve-downloads';
import type { QueryHandler } from '@portal/platform/http/serve-queries';
import { chatDownloadHandlers, chatHandlers } from './areas/chat/chat.handlers';
import { mopHandlers } from './areas/mop/mop.handlers';
import { operationsHandlers } from './areas/operations/operations.handlers';
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
  ...chatHandlers,
  ...mopHandlers,
  ...operationsHandlers,
];

/** Every file that is handed out here. */
export const allDownloadHandlers: readonly DownloadHandler[] = [
  ...resourceDownloadHandlers,
  ...orderDownloadHandlers,
  ...chatDownloadHandlers,
];
