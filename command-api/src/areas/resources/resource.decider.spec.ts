import { describe, expect, it } from '@jest/globals';
import { aResource, type AddResourceInput } from '@portal/contracts/areas/resources';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { resourceDecider, type ResourceEvent } from './resource.decider';

const input = aResource();
const added = (data: AddResourceInput): ResourceEvent => ({ type: 'ResourceAdded', data });
const stateOf = (data: AddResourceInput) => givenEvents(resourceDecider, [added(data)]).state;

describe('adding a resource', () => {
  it('[R-ENT-05] records everything that is known of it', () => {
    givenEvents(resourceDecider, [])
      .when('AddResource', { input })
      .then([added(input)]);
  });

  it('[R-ENT-05] is refused where there is one of that id', () => {
    givenEvents(resourceDecider, [added(input)])
      .when('AddResource', { input })
      .thenRejected('resource_exists');
  });
});

describe('a resource, to downloads and orders,', () => {
  it('[R-CAT-22] is its name, its file and its own page', () => {
    expect(stateOf(input)).toEqual({
      name: input.name,
      reference: input.reference,
      status: 1,
      format: 1,
      orderable: true,
      link: '/nacional/menus/menu-del-dia-1',
      thumbKey: input.thumb.key,
      file: input.file,
    });
  });

  it.each(['legal1', 'aspectoslegalesdelapublicidad', 'instalacionespublicitarias'])(
    '[R-CAT-08] is not to be ordered when its page is below %s',
    (slug) => {
      expect(stateOf(aResource({ home: `nacional/${slug}`, budget: false }))?.orderable).toBe(false);
    },
  );

  it('[R-CAT-09] is not to be ordered without a file', () => {
    expect(stateOf(aResource({ file: null, budget: false }))?.orderable).toBe(false);
    expect(stateOf(aResource({ budget: false }))?.orderable).toBe(true);
  });

  it('[R-CAT-07] is to be ordered for production wherever its budget allows that', () => {
    expect(stateOf(aResource({ home: 'nacional/legal1', file: null, budget: true }))?.orderable).toBe(true);
  });
});
