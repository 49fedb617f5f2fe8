import type { DocumentOf, EventOf } from '@portal/contracts';
import { type templateEvents, templates } from '@portal/contracts/areas/templates';
import { defineProjection } from '@portal/platform/projection/projection';
import { ownedProjection } from '@portal/platform/record/owned-projection';

type TemplateEvent = EventOf<typeof templateEvents>;
type Template = DocumentOf<typeof templates>;

const { patch, added, renamed, deleted, restored, gone } = ownedProjection<Template, 'templateId'>(
  'templateId',
);

export const templatesProjection = defineProjection<TemplateEvent, typeof templates>(templates, {
  TemplateAdded: added(({ data: { authorId, entry }, personal: { value } }) => ({
    authorId,
    entry: { ...entry, custom_ship: value?.customShip ?? '' },
    resourceId: entry.from.file,
    resourceName: entry.from.filename,
    files: [],
  })),
  TemplateFileKept: patch(({ files }, { data: { key, filename, contentType } }) => ({
    files: [...files, { key, filename, contentType }],
  })),
  TemplateUpdated: renamed,
  TemplateDeleted: deleted,
  TemplateRestored: restored,
  TemplateDiscarded: gone,
});
