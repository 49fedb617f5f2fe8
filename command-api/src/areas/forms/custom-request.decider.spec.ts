import { describe, expect, it } from '@jest/globals';
import { reject } from '@portal/contracts';
import { formsCommands } from '@portal/contracts/areas/forms';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import type { Services } from '../../services';
import { customRequestDecider } from './custom-request.decider';
import { meantRestaurant } from './meant-restaurant.facts';

const input = formsCommands.RequestCustomResource.input.parse({
  topic: ' Cartel para la feria ',
  comments: 'A3',
  restaurant_name: 'Otro',
  restaurant_site: '999',
});
const restaurant = { id: 1, site: '101', name: 'Gran Vía' };
const requested = {
  type: 'CustomResourceRequested' as const,
  data: {
    requestId: 'command-1',
    userId: 12,
    restaurantId: 1,
    restaurantSite: '101',
    restaurantName: 'Gran Vía',
  },
  personal: {
    subject: 'user-12',
    value: { userName: testActor().name, topic: 'Cartel para la feria', comments: 'A3' },
  },
};

describe('a custom resource request', () => {
  it('[R-FRM-07] [R-FRM-08] [W9] carries what was written, and the restaurant as the server knows it', () => {
    givenEvents(customRequestDecider, [])
      .when('RequestCustomResource', { input, facts: { restaurant } })
      .then([requested]);
  });

  it('[R3] is one request, however often it is sent', () => {
    givenEvents(customRequestDecider, [requested])
      .when('RequestCustomResource', { input, facts: { restaurant } })
      .thenNothing();
  });

  it('[R-FRM-07] is not sent without a topic', () => {
    for (const topic of ['', '   ', undefined]) {
      expect(formsCommands.RequestCustomResource.input.safeParse({ topic, comments: 'A3' }).success).toBe(
        false,
      );
    }
  });
});

describe('the restaurant that is meant', () => {
  const known = new Map([
    ['restaurant-1', { site: '101', name: 'Gran Vía' }],
    ['restaurant-2', { site: '102', name: 'Sol' }],
  ]);
  const load = (async (_rules: unknown, stream: string) => known.get(stream) ?? null) as Services['load'];
  const meant = (restaurant_id: number | undefined, restaurant_site = '') =>
    meantRestaurant({ input: { restaurant_id, restaurant_site }, actor: { restaurants: [1, 2] } }, { load });

  it('[W9] is the one that is named, whatever code comes with it', async () => {
    expect(await meant(2, '101')).toEqual({ restaurant: { id: 2, site: '102', name: 'Sol' } });
  });

  it('[R-FRM-08] is else the one of that code among one’s own', async () => {
    expect(await meant(undefined, '102')).toEqual({ restaurant: { id: 2, site: '102', name: 'Sol' } });
    expect(await meant(undefined, '103')).toEqual(reject('restaurant_not_found'));
    expect(await meant(9)).toEqual(reject('restaurant_not_found'));
  });
});
