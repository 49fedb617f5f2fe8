import { describe, expect, it } from '@jest/globals';
import { reservedSlugs, sectionEvents, SectionType, sectionTypePaths, sectionTypeSchema } from '.';

describe('section types', () => {
  it('[R-CAT-01] [R-CAT-02] are national, local, communication, toolkit and best practice', () => {
    expect(SectionType).toEqual({ National: 1, Local: 2, Communication: 3, Toolkit: 4, BestPractice: 5 });
    for (const unknown of [0, 6, '1']) expect(sectionTypeSchema.safeParse(unknown).success).toBe(false);
  });

  it('have a path each', () => {
    expect(sectionTypePaths).toEqual({
      1: 'nacional',
      2: 'local',
      3: 'comunicacion',
      4: 'toolkits',
      5: 'practices',
    });
  });

  it('leave the slug of the opening form alone', () => {
    expect(reservedSlugs).toContain('form');
  });

  it('[R-CON-14] stand on the levels 0 to 2', () => {
    const { level } = sectionEvents.events.SectionAdded.data.shape;
    expect([-1, 0, 1, 2, 3].filter((value) => level.safeParse(value).success)).toEqual([0, 1, 2]);
  });
});
