import { describe, expect, it } from '@jest/globals';
import { allSectionTypes, resourceQueries } from '.';

const { SearchResources, ListResourcesOfSection } = resourceQueries;

describe('searching', () => {
  const search = (section_type: unknown, term: unknown) =>
    SearchResources.input.safeParse({ section_type, term });

  it('[R-CAT-20] takes -1 for every section type, or one of the five', () => {
    expect(allSectionTypes).toBe(-1);
    const taken = ['-1', '0', '1', '2', '3', '4', '5', '6', 'x'].filter(
      (type) => search(type, 'menú').success,
    );
    expect(taken).toEqual(['-1', '1', '2', '3', '4', '5']);
  });

  it('takes no empty term, and none of more than 100 characters', () => {
    expect(['', '   ', 'x'.repeat(101)].filter((term) => search(-1, term).success)).toEqual([]);
    expect(search(-1, ' menú ').data?.term).toBe('menú');
  });

  it('filters by format, language and status beside the section type of the path', () => {
    const { data } = SearchResources.input.safeParse({
      section_type: '1',
      term: 'menú',
      type: '4,5',
      lang: 'CAT',
      status: '1',
    });
    expect(data).toMatchObject({ section_type: 1, type: [4, 5], lang: 'CAT', status: 1, page: 1 });
  });

  it('lists a section in one language', () => {
    expect(ListResourcesOfSection.input.parse({ id: '3', lang: 'CAST' })).toMatchObject({
      id: 3,
      lang: 'CAST',
    });
    expect(ListResourcesOfSection.input.safeParse({ id: '3', lang: 'EN' }).success).toBe(false);
  });
});
