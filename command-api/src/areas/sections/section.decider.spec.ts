import { describe, expect, it } from '@jest/globals';
import { aSection, aSectionBelow, type AddSectionInput, SectionType } from '@portal/contracts/areas/sections';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { type Section, sectionDecider, type SectionEvent } from './section.decider';

const top = aSection();
const parent: Section = { type: top.type, level: top.level, path: top.path, active: true };
const below = aSectionBelow(top, { sectionId: 2, url: 'otono' });
const added = (input: AddSectionInput): SectionEvent => ({ type: 'SectionAdded', data: input });
const adding = (input: AddSectionInput, facts: { parent: Section | null }) =>
  givenEvents(sectionDecider, []).when('AddSection', { input, facts });

describe('adding a section', () => {
  it('[R-CAT-01] [R-ENT-06] puts it at the top level or below its parent', () => {
    adding(top, { parent: null }).then([added(top)]);
    adding(below, { parent }).then([added(below)]);
  });

  it('[R-ENT-06] is refused where there is one of that id', () => {
    givenEvents(sectionDecider, [added(top)])
      .when('AddSection', { input: top, facts: { parent: null } })
      .thenRejected('section_exists');
  });

  it.each<[why: string, input: AddSectionInput, parent: Section | null]>([
    ['its parent does not exist', below, null],
    ['it has another type than its parent', { ...below, type: SectionType.Local }, parent],
    ['it skips a level', { ...below, level: 2 }, parent],
    ['it is at the top without being level 0', { ...top, level: 1 }, null],
    ['its path does not go through its parent', { ...below, path: ['local', 'otono'] }, parent],
    ['its path does not end with its slug', { ...below, path: ['menus', 'verano'] }, parent],
    ['its slug is taken by a screen', aSection({ url: 'form', path: ['form'] }), null],
    ['its slug is more than one segment', aSection({ url: 'a/b', path: ['a/b'] }), null],
    ['it has no slug', aSection({ url: '', path: [''] }), null],
  ])('[R-ENT-06] [AMB-39] is refused when %s', (_why, input, above) => {
    adding(input, { parent: above }).thenRejected('section_misplaced');
  });
});

describe('a section, to those added below it,', () => {
  it('[R-ENT-06] is its type, level and path', () => {
    expect(givenEvents(sectionDecider, [added(below)]).state).toEqual({
      type: SectionType.National,
      level: 1,
      path: ['menus', 'otono'],
      active: true,
    });
  });
});
