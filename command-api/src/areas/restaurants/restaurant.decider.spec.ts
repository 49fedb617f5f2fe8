import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { PersistentSet } from '@portal/platform/decider/persistent-map';
import { testActor } from '@portal/platform/testing/test-actor';
import { isActive, restaurantDecider, type RestaurantEvent } from './restaurant.decider';

const restaurantId = 1;
const { restaurantId: _id, ...content } = aRestaurant();
const added: RestaurantEvent = { type: 'RestaurantAdded', data: aRestaurant() };
const closed: RestaurantEvent = { type: 'RestaurantClosed', data: { restaurantId } };
const reopened: RestaurantEvent = { type: 'RestaurantReopened', data: { restaurantId } };
const deleted: RestaurantEvent = { type: 'RestaurantDeleted', data: { restaurantId } };
const restored: RestaurantEvent = { type: 'RestaurantRestored', data: { restaurantId } };
const fiscalData = { cif: 'A87654321', razon: 'Nueva Razón SA', fiscalAddress: 'Calle Mayor 1, Madrid' };
const fiscalInput = {
  id: 1,
  cif: 'A87654321',
  razon: 'Nueva Razón SA',
  fiscal_address: 'Calle Mayor 1, Madrid',
};
const fiscalChanged: RestaurantEvent = {
  type: 'RestaurantFiscalDataChanged',
  data: { restaurantId, ...fiscalData },
};
const admin = testActor(Role.Administrator);
const staff = [Role.Franchisee, Role.Manager, Role.Consultant].map(
  (role) => [role, testActor(role)] as const,
);

const adding = {
  input: { site: '0417', name: 'Gran Vía', type: 3, region: 2, province_id: '28', address: 'Gran Vía 52' },
  taken: { id: 1 },
} as const;
const update = (input: object, actor = admin) => ({ input: { id: 1, ...input }, actor });

describe('adding a restaurant', () => {
  it('[R-ARE-04] [R-ARE-07] records the input, and nothing of mobile ordering', () => {
    const message = {
      site: '0417',
      name: 'Gran Vía',
      type: 3,
      region: 2,
      provinceId: '28',
      address: 'Gran Vía 52',
    };
    givenEvents(restaurantDecider, [])
      .when('AddRestaurant', { ...adding, input: { ...adding.input, cp: '28013', active: false } })
      .then([
        {
          type: 'RestaurantAdded',
          data: {
            ...message,
            restaurantId,
            city: '',
            postalCode: '28013',
            latitude: null,
            longitude: null,
            email: '',
            active: false,
            delivery: 'none',
            eotf: false,
            driveThrough: false,
            inhabitants: 0,
            cif: '',
            razon: '',
            fiscalAddress: '',
            mopService: false,
            mopStatus: false,
          },
        },
      ]);
  });

  it('[R-ARE-08] needs a province of the market', () => {
    const input = { ...adding.input, province_id: '45' };
    givenEvents(restaurantDecider, [])
      .when('AddRestaurant', { ...adding, input, market: 'PT' })
      .thenRejected('restaurant_incomplete');
  });

  it('happens once', () => {
    givenEvents(restaurantDecider, [added]).when('AddRestaurant', adding).thenNothing();
  });

  it('is refused to an import where there is one of that id', () => {
    givenEvents(restaurantDecider, []).when('ImportRestaurant', { input: aRestaurant() }).then([added]);
    givenEvents(restaurantDecider, [added])
      .when('ImportRestaurant', { input: aRestaurant() })
      .thenRejected('restaurant_exists');
  });
});

describe('completing fiscal data', () => {
  it.each(staff)(
    '[R-CRT-18] people of the restaurant change all three fields together: role %i',
    (_r, actor) => {
      givenEvents(restaurantDecider, [added])
        .when('UpdateRestaurant', { input: fiscalInput, actor })
        .then([fiscalChanged]);
    },
  );

  it.each(staff)('[W8] [W9] ignores all else that people of the restaurant send: role %i', (_role, actor) => {
    const more = {
      site: '9999',
      name: 'Otro',
      active: false,
      region: 1,
      province_id: '99',
      mop_status: false,
      email: 'otro@es.chain.example',
      delivery: 'none',
      etof: true,
      mcauto: true,
      deleted: true,
    };
    givenEvents(restaurantDecider, [added])
      .when('UpdateRestaurant', update({ ...more, ...fiscalInput }, actor))
      .then([fiscalChanged]);
    givenEvents(restaurantDecider, [added, fiscalChanged])
      .when('UpdateRestaurant', update({ ...more, ...fiscalInput }, actor))
      .thenNothing();
  });

  it('[AMB-53] [R-ARE-02] leaves to channels what they own, for every sender', () => {
    const administrator = testActor(Role.Administrator);
    givenEvents(restaurantDecider, [added])
      .when('UpdateRestaurant', update({ mcauto: true }, administrator))
      .thenNothing();
  });

  it.each(['cif', 'razon', 'fiscal_address'])('[R-CRT-18] people of the restaurant need %s', (field) => {
    for (const value of ['', undefined])
      givenEvents(restaurantDecider, [added])
        .when('UpdateRestaurant', update({ ...fiscalInput, [field]: value }, testActor(Role.Manager)))
        .thenRejected('restaurant_incomplete');
  });

  it('[R-CRT-18] is refused where there is no restaurant, or no more', () => {
    for (const events of [[], [added, deleted]])
      givenEvents(restaurantDecider, events)
        .when('UpdateRestaurant', { input: fiscalInput })
        .thenRejected('restaurant_not_found');
  });

  it('[R-CRT-18] produces no event when nothing would change', () => {
    givenEvents(restaurantDecider, [added, fiscalChanged])
      .when('UpdateRestaurant', { input: fiscalInput })
      .thenNothing();
  });

  it.each(['cif', 'razon', 'fiscal_address'] as const)(
    '[R-CRT-18] notices that %s alone differs',
    (field) => {
      const input = { ...fiscalInput, [field]: 'Otra' };
      const { cif, razon, fiscal_address: fiscalAddress } = input;
      givenEvents(restaurantDecider, [added, fiscalChanged])
        .when('UpdateRestaurant', { input })
        .then([{ type: 'RestaurantFiscalDataChanged', data: { restaurantId, cif, razon, fiscalAddress } }]);
    },
  );
});

describe('an administrator', () => {
  it('[R-API-39] changes what is sent, and nothing else: absent fields keep their value', () => {
    givenEvents(restaurantDecider, [added])
      .when('UpdateRestaurant', update({ name: 'Gran Vía 52', latitud: null, etof: true }))
      .then([
        {
          type: 'RestaurantUpdated',
          data: { restaurantId, name: 'Gran Vía 52', latitude: null, eotf: true },
        },
      ]);
  });

  it('[R-ARE-06] closes, reopens and corrects fiscal data, each with an event of its own', () => {
    givenEvents(restaurantDecider, [added])
      .when('UpdateRestaurant', update({ ...fiscalInput, city: 'Getafe', active: false }))
      .then([{ type: 'RestaurantUpdated', data: { restaurantId, city: 'Getafe' } }, fiscalChanged, closed]);
    givenEvents(restaurantDecider, [added, closed])
      .when('UpdateRestaurant', update({ active: true }))
      .then([reopened]);
  });

  it('[R-CRT-18] does not empty fiscal data that is there', () => {
    givenEvents(restaurantDecider, [added])
      .when('UpdateRestaurant', update({ name: 'Otro', cif: '' }))
      .thenRejected('restaurant_incomplete');
    const without: RestaurantEvent = { type: 'RestaurantAdded', data: aRestaurant({ cif: '' }) };
    givenEvents(restaurantDecider, [without])
      .when('UpdateRestaurant', update({ cif: '' }))
      .thenNothing();
  });

  it('[R-ARE-02] sets nothing of mobile ordering: channels and pauses do', () => {
    givenEvents(restaurantDecider, [added])
      .when('UpdateRestaurant', update({ mop_service: false, mop_status: false }))
      .thenNothing();
  });

  it('[R-ARE-08] takes only provinces of the market', () => {
    givenEvents(restaurantDecider, [added])
      .when('UpdateRestaurant', { ...update({ province_id: '52' }), market: 'PT' })
      .thenRejected('restaurant_incomplete');
  });
});

describe('deleting a restaurant', () => {
  const remove = (facts = { orders: 0, pauses: 0 }) => ({ input: { id: 1 }, facts });

  it('[R-API-40] takes it away, once', () => {
    givenEvents(restaurantDecider, [added]).when('DeleteRestaurant', remove()).then([deleted]);
    givenEvents(restaurantDecider, [added, deleted]).when('DeleteRestaurant', remove()).thenNothing();
    givenEvents(restaurantDecider, [])
      .when('DeleteRestaurant', remove())
      .thenRejected('restaurant_not_found');
  });

  it('[AMB-55] is refused while it has open orders or pauses', () => {
    const given = givenEvents(restaurantDecider, [added]);
    given
      .when('DeleteRestaurant', remove({ orders: 2, pauses: 1 }))
      .thenRejected('restaurant_has_open_orders');
    given
      .when('DeleteRestaurant', remove({ orders: 0, pauses: 1 }))
      .thenRejected('restaurant_has_open_pauses');
    const decision = restaurantDecider.decide.DeleteRestaurant(
      { ...remove({ orders: 2, pauses: 0 }), actor: admin, at: '', market: 'ES', commandId: 'c' },
      given.state,
    );
    expect(decision).toMatchObject({ details: { count: 2 } });
  });

  it('[U5] can be undone', () => {
    givenEvents(restaurantDecider, [added, deleted]).when('RestoreRestaurant', update({})).then([restored]);
    givenEvents(restaurantDecider, [added]).when('RestoreRestaurant', update({})).thenNothing();
  });
});

describe('a restaurant, to other decisions,', () => {
  it('[R-CRT-18] is as last changed', () => {
    const renamed: RestaurantEvent = { type: 'RestaurantUpdated', data: { restaurantId, site: '0999' } };
    expect(givenEvents(restaurantDecider, [added, fiscalChanged, renamed]).state).toEqual({
      ...content,
      ...fiscalData,
      id: 1,
      site: '0999',
      deleted: false,
      formerSites: PersistentSet.of(['0417']),
    });
  });

  it('[R-ENT-02] takes orders and pauses unless it is closed or deleted', () => {
    const after = (...events: RestaurantEvent[]) => {
      const { state } = givenEvents(restaurantDecider, [added, ...events]);
      return state && isActive(state);
    };
    expect([after(), after(closed), after(closed, reopened)]).toEqual([true, false, true]);
    expect([after(deleted), after(deleted, restored)]).toEqual([false, true]);
  });

  it('is nothing before it was added', () => {
    const events = [fiscalChanged, closed, reopened, deleted, restored];
    expect(givenEvents(restaurantDecider, events).state).toBeNull();
  });
});
