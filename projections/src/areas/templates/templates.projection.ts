import type { DocumentOf, EventOf } from '@portal/contracts';
import { ownerKey, ownerOfId } from '@portal/contracts';
import { type templateEvents, templates } from '@portal/contracts/areas/templates';
import { keyedBy, patchDated } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type TemplateEvent = EventOf<typeof templateEvents>;
type Template = DocumentOf<typeof templates>;

const byTemplate = keyedBy('templateId');

const patch = patchDated<Template, 'templateId'>('templateId');

/** Templates of people and restaurants. A person's own go with the person: their names are sealed (S18). */
export const templatesProjection = defineProjection<TemplateEvent, typeof templates>(templates, {
  TemplateAdded: {
    id: byTemplate,
    apply: (_none, { data, personal, metadata: { at }, revision: version }) => {
      const owner = ownerOfId(data.templateId);
      if (!owner || ('userId' in owner && personal.value === null)) return null;
      const { name = data.name, authorName = '', customShip = '' } = personal.value ?? {};
      return {
        ...{ id: data.templateId, owner: ownerKey(owner), name },
        ...{ authorId: data.authorId, authorName },
        entry: { ...data.entry, custom_ship: customShip },
        resourceName: data.entry.from.filename,
        ...{ files: [], deleted: false, version, changedAt: at },
      };
    },
  },
  TemplateFileKept: patch(({ files }, { data: { key, filename, contentType } }) => ({
    files: [...files, { key, filename, contentType }],
  })),
  TemplateUpdated: patch((_template, { data, personal, revision: version }) => ({
    name: personal.value?.name ?? data.name,
    version,
  })),
  TemplateDeleted: patch(() => ({ deleted: true })),
  TemplateRestored: patch(() => ({ deleted: false })),
  TemplateDiscarded: { id: byTemplate, apply: () => null },
});
