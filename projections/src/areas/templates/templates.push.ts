import type { EventOf } from '@portal/contracts';
import { type templateEvents, templatePushes } from '@portal/contracts/areas/templates';
import { toOwner } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

interface OfTemplate {
  readonly data: { readonly templateId: string };
  readonly position: number;
}

const toItsOwner = ({ data: { templateId }, position }: OfTemplate) => [
  { name: 'TemplateChanged' as const, payload: { templateId, position }, to: toOwner(templateId) },
];

/** A person hears of their own templates on all devices, the people of a restaurant of its templates. */
export const templatePushRules = definePushRules<EventOf<typeof templateEvents>, typeof templatePushes>(
  templatePushes,
  {
    TemplateAdded: toItsOwner,
    TemplateFileKept: toItsOwner,
    TemplateUpdated: toItsOwner,
    TemplateDeleted: toItsOwner,
    TemplateRestored: toItsOwner,
    TemplateDiscarded: toItsOwner,
  },
);
