import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  cleanTags,
  resourceCommands,
  type ResourceDraft,
  resourceLanguages,
  resourceShortcomings,
  resourceSlug,
  resourceUploads,
  shownStatus,
  storedFilename,
  tagsInWire,
  timeOf,
  tagsToWire,
} from '.';
import { formats } from '../cart';

const { AddResource, UpdateResource, SetResourcesStatus } = resourceCommands;

describe('tags', () => {
  const tagText = fc.string({ maxLength: 20 });

  it('[R-ARS-13] [W37] come back from the wire as they were saved, for any input', () => {
    fc.assert(
      fc.property(fc.array(tagText, { maxLength: 20 }), (typed) => {
        const kept = AddResource.input.parse({ tags: typed }).tags ?? [];
        const wire = tagsToWire(kept);
        expect(AddResource.input.parse({ tags: wire }).tags).toEqual(kept);
        expect(cleanTags(kept)).toEqual(kept);
        expect(new Set(kept.map((tag) => tag.toLowerCase())).size).toBe(kept.length);
        expect(kept.every((tag) => tag === tag.trim() && tag !== '' && !tag.includes('|'))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('[R-ARS-13] are trimmed, each once, without the pipe', () => {
    expect(AddResource.input.parse({ tags: ' menú |otoño||Menú' }).tags).toEqual(['menú', 'otoño']);
    expect(AddResource.input.parse({ tags: ['a|b', 'c'] }).tags).toEqual(['ab', 'c']);
    expect(tagsInWire(tagsToWire(['menú', 'otoño']))).toEqual(['menú', 'otoño']);
    expect(tagsInWire(tagsToWire([]))).toEqual([]);
    expect(AddResource.input.parse({ tags: '' }).tags).toEqual([]);
    expect(AddResource.input.parse({}).tags).toBeUndefined();
  });
});

describe('the form of a resource on the wire', () => {
  it('[R-ENT-05] [AMB-58] [W37] reads numbers, switches and lists in every spelling', () => {
    const typed = { category: 3, type: 4, sections: [1, 2], status: 1, budget: true, customizable: [1, 4] };
    const spelt = { category: '3', type: '4', status: '1', budget: '1', customizable: '4,1,4' };
    expect(AddResource.input.parse({ ...spelt, sections: '1, 2' })).toEqual(typed);
    expect(AddResource.input.parse({ ...spelt, sections: '[1,2]' })).toEqual(typed);
    expect(AddResource.input.parse(typed)).toEqual(typed);
  });

  it('[R-ENT-05] [AMB-61] reads the formats into which it may be adapted; yes and no of older clients are all and none', () => {
    const read = (customizable: unknown) => AddResource.input.safeParse({ customizable }).data?.customizable;
    const all = formats.map(({ id }) => id);
    expect(['4', '1,4', [4, 1], '', 'false', false, '0'].map(read)).toEqual([
      [4],
      [1, 4],
      [1, 4],
      [],
      [],
      [],
      [],
    ]);
    expect(['true', true].map(read)).toEqual([all, all]);
    expect(['99', '1,x', '-1', [0]].map(read)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('[S16] reads nothing but its fields', () => {
    const more = { url: 'admin', home: '//evil', downloads: 9, published: true, deleted: true, userId: 1 };
    expect(UpdateResource.input.parse({ id: '7', ...more })).toEqual({ id: 7 });
  });

  it('[R-CON-31] [AMB-04] knows three kinds and three states', () => {
    const taken = (field: string) =>
      ['-1', '0', '1', '2', '3', '4', '5', '6', 'x'].filter(
        (value) => AddResource.input.safeParse({ [field]: value }).success,
      );
    expect(taken('category')).toEqual(['3', '4', '5']);
    expect(taken('status')).toEqual(['0', '1', '2']);
  });

  it('[R-ARS-08] takes the ids of many with commas, as a list or as JSON, and a status as text', () => {
    const read = (files: unknown) => SetResourcesStatus.input.safeParse({ files, status: '0' });
    for (const files of ['3,7', [3, 7], '[3,7]', ['3', '7']])
      expect(read(files).data).toEqual({ files: [3, 7], status: 0 });
    for (const files of ['', [], '0', '-1', 'x', Array.from({ length: 501 }, (_, at) => at + 1)])
      expect(read(files).success).toBe(false);
  });
});

describe('what a resource lacks', () => {
  const whole: ResourceDraft = {
    name: 'Menú',
    category: 3,
    status: 2,
    format: 1,
    language: 'CAST',
    sections: [1],
    hasThumb: true,
    publishedFrom: null,
    validUntil: null,
  };
  const lacking = (changes: Partial<ResourceDraft>, market: 'ES' | 'PT' = 'ES') =>
    resourceShortcomings({ ...whole, ...changes }, market);
  const nothing = { format: 0, language: null, sections: [] } as const;

  it('[R-ARS-09] is a name, a category or a status', () => {
    expect(lacking({})).toEqual({});
    expect(lacking({ name: '  ', category: null, status: null })).toEqual({
      name: 'obligatory_name',
      category: 'obligatory_field',
      status: 'obligatory_field',
    });
  });

  it('[R-ARS-10] [R-ARS-12] is a section, and language and format where it is a piece', () => {
    expect(lacking(nothing)).toEqual({
      lang: 'obligatory_field',
      type: 'obligatory_field',
      sections: 'categories_error',
    });
    expect(lacking(nothing, 'PT')).toEqual({ type: 'obligatory_field', sections: 'categories_error' });
    expect(lacking({ ...nothing, category: 4 })).toEqual({ sections: 'categories_error' });
  });

  it('[R-ARS-11] is a picture, but for best practices', () => {
    expect(lacking({ hasThumb: false })).toEqual({ thumb: 'obligatory_field' });
    expect(lacking({ hasThumb: false, category: 4 })).toEqual({ thumb: 'obligatory_field' });
    expect(lacking({ hasThumb: false, category: 5 })).toEqual({});
  });

  it('[R-ARS-14] [AMB-29] is a language of the market: Portuguese is none of Spain’s', () => {
    expect(resourceLanguages('ES')).toEqual(['CAST', 'CAT']);
    expect(resourceLanguages('PT')).toEqual(['PT']);
    expect(lacking({ language: 'PT' })).toEqual({ lang: 'obligatory_field' });
    expect(lacking({ language: 'CAST' }, 'PT')).toEqual({ lang: 'obligatory_field' });
  });
});

describe('the address of a resource', () => {
  it('[R-ARS-15] has letters, digits, dash and underscore, for any name', () => {
    expect(resourceSlug('Menú del día · 2 × 1')).toBe('menu-del-dia-2-1');
    expect(resourceSlug('Otoño_2026 (català)')).toBe('otono_2026-catala');
    expect(resourceSlug('¡¿!?')).toBe('pieza');
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (name) => /^[a-z0-9_-]{1,100}$/.test(resourceSlug(name))),
    );
  });
});

describe('the name of a stored file', () => {
  it('[R-ARS-17] marks Catalan once', () => {
    expect(storedFilename('cartel.pdf', 'CAT')).toBe('cartel_cat.pdf');
    expect(storedFilename('cartel_CAT.pdf', 'CAT')).toBe('cartel_CAT.pdf');
    expect(storedFilename('cartel', 'CAT')).toBe('cartel_cat');
    expect(storedFilename('cartel.pdf', 'CAST')).toBe('cartel.pdf');
    expect(storedFilename('cartel.pdf', 'PT')).toBe('cartel.pdf');
  });
});

describe('the status that readers see', () => {
  const there = { ...timeOf({}), deleted: false, awaited: [], file: null, thumb: null } as const;

  it('[R-ARS-16] [R-ARS-19] [AMB-05] is the chosen one, unless something is missing or it was deleted', () => {
    for (const chosenStatus of [0, 1, 2] as const) {
      expect(shownStatus({ ...there, chosenStatus })).toBe(chosenStatus);
      expect(shownStatus({ ...there, chosenStatus, deleted: true })).toBe(0);
    }
    expect(shownStatus({ ...there, chosenStatus: 1, awaited: ['thumb'] })).toBe(2);
    expect(shownStatus({ ...there, chosenStatus: 0, awaited: ['thumb'] })).toBe(0);
    const thumb = { key: 'a', width: 600, height: 600 };
    expect(shownStatus({ ...there, chosenStatus: 1, awaited: ['thumb'], thumb })).toBe(1);
  });
});

describe('the picture of a resource', () => {
  it('[R-ARS-06] [R-CON-12] comes out of its upload as a square of 600', () => {
    expect(resourceUploads.UploadResourceThumb.picture?.size).toEqual({ width: 600, height: 600 });
  });
});
