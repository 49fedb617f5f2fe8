import { keptCartPushes, keptCartQueries } from '@portal/contracts/areas/cart';
import { templatePushes, templateQueries } from '@portal/contracts/areas/templates';
import { defineLive } from '#core/live/live-map';

const { ListTemplates, GetTemplate } = templateQueries;

export const cartLive = {
  ...defineLive(keptCartPushes, { CartChanged: { refresh: [keptCartQueries.GetMyCart] } }),
  ...defineLive(templatePushes, { TemplateChanged: { refresh: [ListTemplates, GetTemplate] } }),
};
