import { describe, expect, it } from '@jest/globals';
import type { Market } from '@portal/contracts';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { SectionType } from '@portal/contracts/areas/sections';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { resourceDecider, type ResourceEvent } from './resource.decider';
import type { FormFacts, FormTaken, ResourceForm } from './resource-form';
import {
  added,
  deleted,
  facts,
  form,
  found,
  local,
  menus,
  pdf,
  picture,
  publishedOf,
  taken,
  whole,
} from './testing/sample-form';

const { Published, ComingSoon } = ResourceStatus;

const adding = (changes: ResourceForm = {}, market: Market = 'ES', more: Partial<FormFacts> = {}) =>
  givenEvents(resourceDecider, []).when('AddResource', {
    input: { ...form, ...changes },
    facts: { ...found, ...more },
    taken,
    market,
  });
describe('adding a resource', () => {
  it('[R-ARS-04] [R-ARS-07] [R-API-21] makes a draft from the form, with the slug of its name', () => {
    adding().then([added(whole)]);
  });

  it('[R-ARS-19] publishes it at once when the form asks for it', () => {
    const active = { ...whole, status: Published };
    adding({ status: Published }).then([added(active), publishedOf(active)]);
  });

  it('[R-ARS-16] keeps in mind what is still being uploaded, and publishes nothing before that is there', () => {
    adding({ status: Published, file: '-1', thumb: '-1' }, 'ES', { file: null, thumb: null }).then([
      added({ ...whole, status: Published, file: null, thumb: null, awaited: ['file', 'thumb'] }),
    ]);
  });

  it('[R-ARS-17] marks a Catalan file in its name', () => {
    adding({ lang: 'CAT' }).then([
      added({ ...whole, language: 'CAT', file: { ...pdf, filename: 'cartel_cat.pdf' } }),
    ]);
  });

  it('[R-ARS-10] [AMB-29] is in Portuguese in Portugal, even if the form asks for another language', () => {
    adding({ lang: undefined }, 'PT').then([added({ ...whole, language: 'PT' })]);
    adding({ lang: 'CAST' }, 'PT').then([added({ ...whole, language: 'PT' })]);
  });

  it.each<[string, ResourceForm]>([
    ['a name', { name: ' ' }],
    ['a category', { category: undefined }],
    ['a language in Spain', { lang: undefined }],
    ['a language of the market', { lang: 'PT' }],
    ['a format', { type: undefined }],
    ['a format that there is', { type: 99 }],
    ['a section', { sections: [] }],
    ['a picture', { thumb: undefined }],
  ])('[R-ARS-09] [R-ARS-10] [R-ARS-11] [R-ARS-12] [R-ARS-14] is refused without %s', (_, lacking) => {
    adding(lacking).thenRejected('resource_incomplete');
  });

  it('[R-ARS-10] [R-ARS-11] [R-ARS-12] [AMB-04] needs a section, but neither language nor format for a toolkit, nor a picture for a best practice', () => {
    const bare = { lang: undefined, type: undefined };
    const kit = { ...whole, format: 0 };
    adding({ ...bare, category: 4 }).then([
      added({ ...kit, category: 4, sectionTypes: [SectionType.National, SectionType.Toolkit] }),
    ]);
    adding({ ...bare, category: 5, thumb: '' }, 'ES', { thumb: null }).then([
      added({
        ...kit,
        category: 5,
        sectionTypes: [SectionType.National, SectionType.BestPractice],
        thumb: null,
      }),
    ]);
    for (const category of [4, 5] as const)
      adding({ category, sections: [] }, 'ES', { sections: null }).thenRejected('resource_incomplete');
  });
});

describe('editing a resource', () => {
  const editing = (
    changes: ResourceForm,
    { url = null, ...more }: Partial<FormFacts & FormTaken> = {},
    before: readonly ResourceEvent[] = [added(whole)],
  ) =>
    givenEvents(resourceDecider, before).when('UpdateResource', {
      input: { id: 7, ...changes },
      facts: facts(more),
      taken: { resourceId: 7, url },
    });
  const { resourceId, status: _status, file: _file, thumb: _thumb, ...described } = whole;

  it('[R-ARS-04] [R-API-22] changes what is named and leaves the rest', () => {
    editing({ description: 'Para la puerta' }).then([
      { type: 'ResourceUpdated', data: { resourceId, ...described, description: 'Para la puerta' } },
    ]);
  });

  it('produces no event when the form is unchanged', () => {
    editing({ ...form, file: undefined, thumb: undefined }, { sections: [menus] }).thenNothing();
    editing({ file: pdf.key, thumb: picture.key, status: ComingSoon }).thenNothing();
  });

  it('[R-ARS-15] takes the slug of the new name, and is found where its first section is', () => {
    const data = {
      ...described,
      name: 'Menú',
      url: 'menu',
      sections: [9, 1],
      sectionTypes: [2, 1],
      home: 'local/ofertas',
    };
    editing({ name: 'Menú', sections: [9, 1] }, { url: 'menu', sections: [local, menus] }).then([
      { type: 'ResourceUpdated', data: { resourceId, ...data } },
    ]);
  });

  it('[R-ARS-16] replaces the file by the uploaded one, and keeps the earlier version', () => {
    const next = { ...pdf, key: '3'.repeat(32) };
    const replaced: ResourceEvent = {
      type: 'ResourceFileReplaced',
      data: { resourceId: 7, file: next, version: 2, replaced: 1 },
    };
    editing({ file: next.key }, { file: next }).then([replaced]);
    const { state } = givenEvents(resourceDecider, [added(whole), replaced]);
    expect(state).toMatchObject({ file: next, fileVersion: 2 });
    expect([...(state?.files ?? [])]).toEqual([
      [1, pdf],
      [2, next],
    ]);
  });

  it('[R-ARS-16] finishes what was announced: the locations come, and it is published', () => {
    const announced = {
      ...whole,
      status: Published,
      file: null,
      thumb: null,
      awaited: ['file' as const, 'thumb' as const],
    };
    const fileCame: ResourceEvent[] = [
      { type: 'ResourceFileReplaced', data: { resourceId: 7, file: pdf, version: 1, replaced: 0 } },
      { type: 'ResourceFilesAwaited', data: { resourceId: 7, awaited: ['thumb'] } },
    ];
    editing({ file: pdf.key }, { file: pdf }, [added(announced)]).then(fileCame);
    editing({ thumb: picture.key }, { thumb: picture }, [added(announced), ...fileCame]).then([
      { type: 'ResourceThumbReplaced', data: { resourceId: 7, thumb: picture } },
      { type: 'ResourceFilesAwaited', data: { resourceId: 7, awaited: [] } },
      publishedOf({ ...whole, status: Published }),
    ]);
  });

  it('[R-ARS-16] goes on offering the file that is there while the next one is uploaded', () => {
    const awaited: ResourceEvent = {
      type: 'ResourceFilesAwaited',
      data: { resourceId: 7, awaited: ['file'] },
    };
    editing({ file: '-1' }).then([awaited]);
    const active = added({ ...whole, status: Published });
    expect(givenEvents(resourceDecider, [active, awaited]).state).toMatchObject({
      status: Published,
      file: pdf,
    });
  });

  it('[R4] [R-ARS-16] takes nothing away that another process has put there since the facts were found', () => {
    const next = { ...pdf, key: '3'.repeat(32) };
    const other = { ...picture, key: '4'.repeat(32) };
    const concurrent: ResourceEvent[] = [
      added(whole),
      { type: 'ResourceFileReplaced', data: { resourceId: 7, file: next, version: 2, replaced: 1 } },
      { type: 'ResourceThumbReplaced', data: { resourceId: 7, thumb: other } },
    ];
    editing({ file: pdf.key, thumb: picture.key }, {}, concurrent).thenNothing();
  });

  it('[R-ARS-16] takes a file away', () => {
    editing({ file: '' }).then([
      { type: 'ResourceFileReplaced', data: { resourceId: 7, file: null, version: 0, replaced: 1 } },
    ]);
  });

  it('[R-ARS-11] does not take the picture away where one is needed', () => {
    editing({ thumb: '' }).thenRejected('resource_incomplete');
    const practice = added({ ...whole, category: 5, format: 0 });
    editing({ thumb: '' }, {}, [practice]).then([
      { type: 'ResourceThumbReplaced', data: { resourceId: 7, thumb: null } },
    ]);
  });

  it('[R-ARS-12] is refused when it leaves the resource without what it needs', () => {
    editing({ sections: [] }, { sections: [] }).thenRejected('resource_incomplete');
    editing({ name: '' }).thenRejected('resource_incomplete');
  });

  it('[AMB-55] is refused for what is not there, or not any more', () => {
    editing({ name: 'X' }, {}, []).thenRejected('resource_not_found');
    editing({ name: 'X' }, {}, [added(whole), deleted]).thenRejected('resource_not_found');
  });
});
