import { describe, expect, it } from '@jest/globals';
import { aRestaurantTemplateId, aTemplateAdded, aTemplateId } from '@portal/contracts/areas/templates';
import { projecting } from '@portal/platform/testing/projection-kit';
import { templatesProjection } from './templates.projection';

const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-21T09:30:00.000Z';
const templateId = aTemplateId;
const key = 'b'.repeat(32);
const kit = projecting(templatesProjection);
const added = aTemplateAdded({ entry: { custom_ship: 'Calle Mayor 3' } });
const erased = { ...added, personal: { subject: 'user-12', value: null } };
const keptFile = {
  type: 'TemplateFileKept' as const,
  data: {
    templateId,
    userId: 12,
    key,
    filename: 'logo.pdf',
    contentType: 'application/pdf',
    bytes: 10,
    sha256: 'c'.repeat(64),
  },
};

describe('a template', () => {
  it('holds every answer, its name and its files', async () => {
    await kit.given([added, keptFile]).thenDocument(templateId, {
      id: templateId,
      owner: 'user-12',
      name: 'Terraza',
      authorId: 12,
      entry: { ...added.data.entry, custom_ship: 'Calle Mayor 3' },
      resourceId: added.data.entry.from.file,
      resourceName: added.data.entry.from.filename,
      files: [{ key, filename: 'logo.pdf', contentType: 'application/pdf' }],
      deleted: false,
      version: 0,
      changedAt: at,
    });
  });

  it('[U5] is renamed, deleted, restored, and gone for good', async () => {
    const renamed = {
      type: 'TemplateUpdated' as const,
      data: { templateId, name: '' },
      personal: { subject: 'user-12', value: { name: 'Verano' } },
      metadata: { at: later },
    };
    const deletion = { type: 'TemplateDeleted' as const, data: { templateId, deletedBy: 'command-1' } };
    const restored = { type: 'TemplateRestored' as const, data: { templateId } };
    const gone = { type: 'TemplateDiscarded' as const, data: { templateId, releasedKeys: [key] } };
    const documents = async (...events: Parameters<typeof kit.given>[0]) =>
      (await kit.given([added, ...events]).documents()).get(templateId);
    expect(await documents(renamed)).toMatchObject({ name: 'Verano', version: 1, changedAt: later });
    expect(await documents(deletion)).toMatchObject({ deleted: true });
    expect(await documents(deletion, restored)).toMatchObject({ deleted: false });
    expect(await documents(deletion, gone)).toBeUndefined();
  });

  it('[S18] of an erased person is not there; one of a restaurant stays without the address', async () => {
    await kit.given([erased as unknown as typeof added]).thenNoDocument(templateId);
    const shared = aTemplateAdded({
      templateId: aRestaurantTemplateId,
      entry: { custom_ship: 'Calle Mayor 3' },
    });
    const orphan = { ...shared, personal: { subject: 'user-12', value: null } } as unknown as typeof added;
    expect((await kit.given([orphan]).documents()).get(aRestaurantTemplateId)).toMatchObject({
      name: 'Terraza',
      owner: 'restaurant-1',
      entry: { custom_ship: '' },
    });
  });
});
