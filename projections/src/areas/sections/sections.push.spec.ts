import { describe, expect, it } from '@jest/globals';
import { administrators, catalogueReaders } from '@portal/contracts';
import { sectionEvents } from '@portal/contracts/areas/sections';
import { sectionPushRules } from './sections.push';

const rulesFor = (type: string) => {
  const rule = sectionPushRules.on.get(type);
  return rule?.({ type, data: {}, position: 12 } as never);
};

describe('pushes of the section tree', () => {
  it.each(Object.keys(sectionEvents.events).filter((type) => type !== 'ResourceFiled'))(
    '%s is told to everybody who reads the catalogue, and to no partner',
    (type) => {
      expect(rulesFor(type)).toEqual([
        {
          name: 'SectionsChanged',
          payload: { position: 12 },
          to: catalogueReaders.map((role) => ({ role })),
        },
      ]);
    },
  );

  it('how much stands in a section is told to administrators', () => {
    expect(rulesFor('ResourceFiled')).toMatchObject([{ to: administrators.map((role) => ({ role })) }]);
  });
});
