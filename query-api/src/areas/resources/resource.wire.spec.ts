import { describe, expect, it } from '@jest/globals';
import { aResource, aResourceDocument, ResourceStatus } from '@portal/contracts/areas/resources';
import { SectionType } from '@portal/contracts/areas/sections';
import { type ResourceDocument, toDetail, toSummary } from './resource.wire';

const document: ResourceDocument = aResourceDocument(aResource(), {
  updatedAt: '2026-11-01T08:00:00.000Z',
  publishedAt: '2026-11-01T08:00:00.000Z',
  version: 4,
  downloads: 3,
});
const reader = { language: 'CAST', administrator: false } as const;
const seen = [{ id: 1, parentId: -1, url: 'menus', type: SectionType.National }] as unknown as Parameters<
  typeof toDetail
>[2];
const soon: ResourceDocument = aResourceDocument(aResource({ status: ResourceStatus.ComingSoon }));

describe('a resource on the wire', () => {
  it('[R-ENT-05] [R-CAT-04] is a card with picture, format and name in a list', () => {
    expect(toSummary(document, reader)).toEqual({
      id: 1,
      name: 'Menú del día',
      url: 'menu-del-dia-1',
      version: 4,
      link: '/nacional/menus/menu-del-dia-1',
      reference: 'REF-0001',
      category: 3,
      type: { id: 1, name: 'Cartel' },
      lang: { id: 'CAST', name: 'Castellano' },
      sections: [1],
      status: 1,
      published_from: null,
      valid_until: null,
      budget: 1,
      has_file: true,
      customizable: '1,2,3,4,5,6,7,8,9,10,11,12,13,14',
      update_date: '2026-11-01T08:00:00.000Z',
      downloads: 3,
      thumb: `/api/resource/1/thumb?v=${'a'.repeat(32)}`,
      thumb_width: 600,
      thumb_height: 800,
    });
  });

  it('[R-CAT-12] has description, tags and file in its detail', () => {
    expect(toDetail(document, reader, seen)).toEqual({
      ...toSummary(document, reader),
      description: 'Cartel del menú del día para el escaparate',
      tags: 'menú|otoño',
      file: 'menu-del-dia.pdf',
      file_bytes: 120_000,
      file_version: 1,
      version: 4,
      places: ['nacional/menus'],
      to_come: [],
      deleted: false,
    });
  });

  it('[R-PLT-05] names the format in the reader’s language', () => {
    expect(toSummary(document, { ...reader, language: 'CAT' }).type.name).toBe('Cartell');
    expect(toSummary(document, { ...reader, language: 'PT' }).type.name).toBe('Cartaz');
  });

  it('[R-ENT-05] has an empty format where its category has none', () => {
    expect(toSummary({ ...document, format: 0 }, reader).type).toEqual({ id: 0, name: '' });
  });

  it('[AMB-58] writes its budget as 0 or 1', () => {
    expect(toSummary({ ...document, budget: false }, reader).budget).toBe(0);
  });

  it('[R-CAT-09] marks a missing file', () => {
    expect(toDetail({ ...document, file: null }, reader, seen)).toMatchObject({
      has_file: false,
      file: '',
      file_bytes: 0,
    });
  });

  it('[R-CAT-15] [AMB-05] shows readers of what is coming soon its name and its picture only', () => {
    expect(toDetail(soon, reader, seen)).toMatchObject({
      name: 'Menú del día',
      thumb: `/api/resource/1/thumb?v=${'a'.repeat(32)}`,
      status: 2,
      has_file: false,
      file: '',
      file_bytes: 0,
      description: '',
      reference: '',
      tags: '',
    });
  });

  it('[AMB-05] shows administrators their whole draft', () => {
    expect(toDetail(soon, { ...reader, administrator: true }, seen)).toMatchObject({
      has_file: true,
      file: 'menu-del-dia.pdf',
      reference: 'REF-0001',
    });
  });
});
