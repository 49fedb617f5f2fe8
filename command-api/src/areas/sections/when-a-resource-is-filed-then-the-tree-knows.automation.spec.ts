import { describe, expect, it } from '@jest/globals';
import { aResource } from '@portal/contracts/areas/resources';
import type { Automation } from '@portal/platform/automation/automation';
import { sectionBindings } from './sections.bindings';
import { whenAResourceIsFiledThenTheTreeKnows } from './when-a-resource-is-filed-then-the-tree-knows.automation';

const bindings = sectionBindings();
const automation: Automation = whenAResourceIsFiledThenTheTreeKnows(bindings);
const inputFor = (type: string, data: object) => {
  const intent = automation.on.get(type)?.({ type, data } as never);
  expect(intent).toMatchObject({ binding: bindings.FileResource });
  return (intent as { input: unknown }).input;
};

describe('when a resource is filed, then the tree knows', () => {
  it('[AMB-55] of the sections it is in', () => {
    const resource = aResource({ resourceId: 40, sections: [4, 5] });
    const input = { resourceId: 40, sections: [4, 5], there: true };
    expect(inputFor('ResourceAdded', resource)).toEqual(input);
    expect(inputFor('ResourceUpdated', resource)).toEqual(input);
  });

  it('[AMB-55] that it is gone, and that it is back', () => {
    expect(inputFor('ResourceDeleted', { resourceId: 40 })).toEqual({ resourceId: 40, there: false });
    expect(inputFor('ResourceRestored', { resourceId: 40 })).toEqual({ resourceId: 40, there: true });
  });

  it('from the first resource on', () => {
    expect(automation.startAt).toBe('beginning');
  });
});
