import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { aCompleteEntry } from '@portal/contracts/areas/cart';
import { toOrderItem } from '@portal/contracts/areas/orders';
import {
  aRestaurantTemplateId,
  aTemplateAdded,
  aTemplateId,
  maxTemplateBytes,
  maxTemplates,
} from '@portal/contracts/areas/templates';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import type { CopiedFile } from './copy-uploads';
import type { TemplateEvent } from './templates-state';
import { templatesDecider } from './templates.decider';

const owner = testActor(Role.Franchisee);
const stranger = testActor(Role.Franchisee, { userId: 99, restaurants: [9] });
const colleague = testActor(Role.Manager, { userId: 13, restaurants: [1] });
const commandId = aTemplateId.slice('u12-'.length);
const id = aTemplateId;
const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const upload = 'a'.repeat(32);
const copied = 'b'.repeat(32);
const copy: CopiedFile = {
  key: copied,
  filename: 'logo.pdf',
  contentType: 'application/pdf',
  bytes: 10,
  sha256: 'c'.repeat(64),
  of: upload,
};
const kept = (templateId = id, bytes = 10): TemplateEvent => {
  const { of: _of, ...file } = copy;
  return { type: 'TemplateFileKept', data: { templateId, userId: 12, ...file, bytes } };
};
const deleted = (deletedBy = 'command-1'): TemplateEvent => ({
  type: 'TemplateDeleted',
  data: { templateId: id, deletedBy },
});
const restored: TemplateEvent = { type: 'TemplateRestored', data: { templateId: id } };
const complete = aCompleteEntry('ES', { restaurant_id: 1, restaurant_name: 'Gran Vía' });
const discarded = (releasedKeys: string[], templateId = id): TemplateEvent => ({
  type: 'TemplateDiscarded',
  data: { templateId, releasedKeys },
});

describe('saving a template', () => {
  const adding = (restaurant_id?: number, entry = complete, bytes = 0) => ({
    input: { name: 'Terraza', restaurant_id, made_for: 1, entry: toOrderItem(entry) },
    facts: { entry, sources: [], bytes },
    taken: entry.custom_file === '' ? [] : [copy],
    commandId,
  });

  it('[S18] seals the name of a person’s own and the address of every one', () => {
    const given = givenEvents(templatesDecider, []);
    const elsewhere = { ...complete, shipped: 0, custom_ship: 'Calle Mayor 3' };
    const actor = testActor(Role.Franchisee);
    given
      .when('AddTemplate', { ...adding(undefined, elsewhere), actor })
      .then([aTemplateAdded({ entry: { shipped: 0, custom_ship: 'Calle Mayor 3' } })]);
    const ofRestaurant = aTemplateAdded({ templateId: aRestaurantTemplateId });
    expect(ofRestaurant.data.name).toBe('Terraza');
    given.when('AddTemplate', { ...adding(1), actor }).then([ofRestaurant]);
  });

  it('holds copies of its files, and mentions no upload', () => {
    const actor = testActor(Role.Franchisee);
    givenEvents(templatesDecider, [])
      .when('AddTemplate', { ...adding(undefined, { ...complete, custom_file: upload }, 10), actor })
      .then([aTemplateAdded({ entry: { custom_file: copied } }), kept()]);
  });

  it('[R-ROL-08] is not possible for a restaurant of others', () => {
    givenEvents(templatesDecider, [])
      .when('AddTemplate', { ...adding(1), actor: stranger })
      .thenRejected('forbidden');
  });

  it('produces no event when it is repeated', () => {
    givenEvents(templatesDecider, [aTemplateAdded()])
      .when('AddTemplate', { ...adding(), actor: owner })
      .thenNothing();
  });

  it('ends at the limits of its owner: by number, and by the size of all files', () => {
    const full = Array.from({ length: maxTemplates }, (_, at) =>
      aTemplateAdded({ templateId: `u12-${uuid(at)}` }),
    );
    givenEvents(templatesDecider, full)
      .when('AddTemplate', { ...adding(), actor: owner })
      .thenRejected('too_many_templates');
    const other = `u12-${uuid(1)}`;
    givenEvents(templatesDecider, [aTemplateAdded({ templateId: other }), kept(other, maxTemplateBytes)])
      .when('AddTemplate', { ...adding(undefined, complete, 1), actor: owner })
      .thenRejected('template_files_too_large');
  });
});

describe('a template', () => {
  const ofRestaurant = aTemplateAdded({ templateId: aRestaurantTemplateId });

  it('[R-ROL-08] is changed by its person, and one of a restaurant by all its people', () => {
    const rename = { input: { id, name: 'Verano', version: undefined } };
    const given = givenEvents(templatesDecider, [aTemplateAdded()]);
    given.when('UpdateTemplate', { ...rename, actor: colleague }).thenRejected('template_not_found');
    given.when('UpdateTemplate', { ...rename, actor: owner }).then([
      {
        type: 'TemplateUpdated',
        data: { templateId: id, name: '' },
        personal: { subject: owner.id, value: { name: 'Verano' } },
      },
    ]);
    const theirs = { input: { id: aRestaurantTemplateId, name: 'Verano', version: undefined } };
    const given2 = givenEvents(templatesDecider, [ofRestaurant]);
    given2.when('UpdateTemplate', { ...theirs, actor: stranger }).thenRejected('template_not_found');
    given2.when('UpdateTemplate', { ...theirs, actor: colleague }).then([
      {
        type: 'TemplateUpdated',
        data: { templateId: aRestaurantTemplateId, name: 'Verano' },
        personal: { subject: colleague.id, value: {} },
      },
    ]);
    given2
      .when('UpdateTemplate', { input: { ...theirs.input, name: 'Terraza' }, actor: colleague })
      .thenNothing();
  });

  it('[U5] is deleted and restored', () => {
    const command = { input: { id }, actor: owner };
    const given = givenEvents(templatesDecider, [aTemplateAdded()]);
    given.when('DeleteTemplate', command).then([deleted()]);
    given.when('RestoreTemplate', command).thenNothing();
    given.when('DeleteTemplate', { ...command, actor: stranger }).thenRejected('template_not_found');
    const gone = givenEvents(templatesDecider, [aTemplateAdded(), deleted()]);
    gone.when('DeleteTemplate', command).thenNothing();
    gone.when('RestoreTemplate', command).then([restored]);
    gone
      .when('UpdateTemplate', { input: { id, name: 'Verano', version: undefined }, actor: owner })
      .thenRejected('template_not_found');
  });

  it('[R13] goes for good with its files, unless that deletion was undone', () => {
    const input = { id, deletedBy: 'command-1' };
    givenEvents(templatesDecider, [aTemplateAdded(), kept(), deleted()])
      .when('DiscardTemplate', { input })
      .then([discarded([copied])]);
    givenEvents(templatesDecider, [aTemplateAdded(), deleted(), restored])
      .when('DiscardTemplate', { input })
      .thenNothing();
    givenEvents(templatesDecider, [aTemplateAdded(), deleted(), restored, deleted('command-2')])
      .when('DiscardTemplate', { input })
      .thenNothing();
    givenEvents(templatesDecider, [aTemplateAdded(), deleted(), discarded([])])
      .when('RestoreTemplate', { input: { id }, actor: owner })
      .thenRejected('template_not_found');
  });

  it('[S18] goes with its person', () => {
    givenEvents(templatesDecider, [aTemplateAdded(), kept()])
      .when('DiscardTemplatesOf', { input: { userId: 12 } })
      .then([discarded([copied])]);
  });
});
