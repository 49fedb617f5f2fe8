import { describe, expect, it } from '@jest/globals';
import {
  aResource,
  type ChosenStatus,
  type ImportResourceInput,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { resourceDecider, type ResourceEvent } from './resource.decider';
import { added, deleted, pdf, publishedOf, whole } from './testing/sample-form';

const { Inactive, Published, ComingSoon } = ResourceStatus;

const input = aResource();
const stateOf = (data: ImportResourceInput) => givenEvents(resourceDecider, [added(data)]).state;

describe('importing a resource', () => {
  it('[R-ENT-05] records everything that is known of it, without announcing its publication', () => {
    givenEvents(resourceDecider, [])
      .when('ImportResource', { input })
      .then([added(input)]);
  });

  it('[R-ENT-05] is refused where there is one of that id', () => {
    givenEvents(resourceDecider, [added(input)])
      .when('ImportResource', { input })
      .thenRejected('resource_exists');
  });
});

describe('the status of a resource', () => {
  const changing = (status: ChosenStatus, before: readonly ResourceEvent[]) =>
    givenEvents(resourceDecider, before).when('ChangeResourceStatus', { input: { id: 7, status } });
  const changed = (from: ChosenStatus, to: ChosenStatus): ResourceEvent => ({
    type: 'ResourceStatusChanged',
    data: { resourceId: 7, from, to },
  });
  const published = publishedOf(whole);

  it('[R-ARS-03] [R-ARS-08] [R-ARS-19] is set, and the first time it is active it is published', () => {
    changing(Published, [added(whole)]).then([changed(ComingSoon, Published), published]);
    changing(Inactive, [added(whole)]).then([changed(ComingSoon, Inactive)]);
  });

  it('[R-ARS-19] publishes once: hiding and showing it again is no news', () => {
    const history = [added(whole), changed(ComingSoon, Published), published, changed(Published, Inactive)];
    changing(Published, history).then([changed(Inactive, Published)]);
    changing(Published, [added({ ...whole, status: Published }), changed(Published, Inactive)]).then([
      changed(Inactive, Published),
    ]);
  });

  it('produces no event when already set, and is rejected for a missing resource', () => {
    changing(ComingSoon, [added(whole)]).thenNothing();
    changing(Published, []).thenRejected('resource_not_found');
    changing(Published, [added(whole), { type: 'ResourceDeleted', data: { resourceId: 7 } }]).thenRejected(
      'resource_not_found',
    );
  });
});

describe('deleting and restoring a resource', () => {
  const restored: ResourceEvent = { type: 'ResourceRestored', data: { resourceId: 7 } };
  const active = added({ ...whole, status: Published });
  const deciding = (name: 'DeleteResource' | 'RestoreResource', before: readonly ResourceEvent[]) =>
    givenEvents(resourceDecider, before).when(name, { input: { id: 7 } });

  it('[R-ARS-04] [R-API-24] [AMB-55] removes it and restores it unchanged', () => {
    deciding('DeleteResource', [active]).then([deleted]);
    deciding('RestoreResource', [active, deleted]).then([restored]);
    expect(givenEvents(resourceDecider, [active, deleted]).state).toMatchObject({ status: Inactive });
    expect(givenEvents(resourceDecider, [active, deleted, restored]).state).toMatchObject({
      status: Published,
      file: pdf,
    });
  });

  it('produces no event when already done, and is rejected for one that never existed', () => {
    deciding('DeleteResource', [active, deleted]).thenNothing();
    deciding('RestoreResource', [active]).thenNothing();
    deciding('DeleteResource', []).thenRejected('resource_not_found');
    deciding('RestoreResource', []).thenRejected('resource_not_found');
  });
});

describe('earlier files of a resource', () => {
  const next = { ...pdf, key: '3'.repeat(32) };
  const replaced: ResourceEvent = {
    type: 'ResourceFileReplaced',
    data: { resourceId: 7, file: next, version: 2, replaced: 1 },
  };
  const restoring = (version: number, before: readonly ResourceEvent[] = [added(whole), replaced]) =>
    givenEvents(resourceDecider, before).when('RestoreFileVersion', { input: { id: 7, version } });

  it('[R-ARS-16] come back as the newest version', () => {
    const back = { resourceId: 7, file: pdf, version: 3, replaced: 2, restored: 1 };
    restoring(1).then([{ type: 'ResourceFileReplaced', data: back }]);
  });

  it('[R-ARS-16] come back after the file was taken away', () => {
    const away: ResourceEvent = {
      type: 'ResourceFileReplaced',
      data: { resourceId: 7, file: null, version: 0, replaced: 1 },
    };
    const back = { resourceId: 7, file: pdf, version: 2, replaced: 0, restored: 1 };
    restoring(1, [added(whole), away]).then([{ type: 'ResourceFileReplaced', data: back }]);
  });

  it('produce no event when already offered, and are rejected when unknown', () => {
    restoring(2).thenNothing();
    restoring(3).thenRejected('file_version_not_found');
    restoring(0).thenRejected('file_version_not_found');
    restoring(1, []).thenRejected('resource_not_found');
  });
});

describe('a resource, to downloads and orders,', () => {
  it('[R-CAT-22] is its name, its file and its own page', () => {
    expect(stateOf(input)).toMatchObject({
      name: input.name,
      reference: input.reference,
      status: 1,
      format: 1,
      link: '/nacional/menus/menu-del-dia-1',
      thumbKey: 'a'.repeat(32),
      file: input.file,
    });
  });

  it('[R-ENT-05] may be adapted into the formats that were chosen; in an older event into all, or into none (AMB-61)', () => {
    const intoFormats = (message: Partial<ImportResourceInput>) => stateOf(aResource(message))?.adaptableInto;
    expect(intoFormats({ adaptableInto: [4, 5] })).toEqual([4, 5]);
    expect(intoFormats({ customizable: true })).toHaveLength(14);
    expect(intoFormats({ customizable: false })).toEqual([]);
  });

  it('[R-ARS-16] is coming soon while its file is being uploaded', () => {
    expect(stateOf(aResource({ file: null, awaited: ['file'] }))?.status).toBe(ComingSoon);
  });
});
