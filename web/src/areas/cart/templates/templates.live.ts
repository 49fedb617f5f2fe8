import './templates.messages';
import { templatePushes, templateQueries } from '@portal/contracts/areas/templates';
import { defineLive } from '#app/live/live-map';

const { ListTemplates, GetTemplate } = templateQueries;

/** A colleague's new template shows here without a reload. */
export const templatesLive = defineLive(templatePushes, {
  TemplateChanged: { refresh: [ListTemplates, GetTemplate] },
});
