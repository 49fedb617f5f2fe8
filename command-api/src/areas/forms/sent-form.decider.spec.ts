import { describe, expect, it } from '@jest/globals';
import { reject } from '@portal/contracts';
import { formsCommands, FormStatus, openingFields } from '@portal/contracts/areas/forms';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import type { Services } from '../../services';
import { sentFormDecider } from './sent-form.decider';
import { restaurantOfForm } from './form-restaurant.facts';

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
    value: { topic: 'Cartel para la feria', comments: 'A3' },
  },
};

describe('a custom resource request', () => {
  it('[R-FRM-07] [R-FRM-08] [W9] carries what was written, and the restaurant as the server knows it', () => {
    givenEvents(sentFormDecider, [])
      .when('RequestCustomResource', { input, facts: { restaurant } })
      .then([requested]);
  });

  it('[R3] is one request, however often it is sent', () => {
    givenEvents(sentFormDecider, [requested])
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

describe('an opening form', () => {
  const parse = (data: unknown) => formsCommands.SendOpeningForm.input.safeParse({ data, restaurant_id: 1 });
  const sent = (data: unknown) => formsCommands.SendOpeningForm.input.parse({ data, restaurant_id: 1 });

  it('[R-FRM-01] has the fields of the specification in two groups', () => {
    const groups = Object.values(openingFields).map(({ group }) => group);
    expect([groups.length, new Set(groups).size]).toEqual([31, 2]);
  });

  it('[R-FRM-02] [R-FRM-05] is one structure, as JSON text too; open answers are not kept', () => {
    const text = JSON.stringify({ address: ' Mayor 1 ', opening_date: '2027-03-01', kiosks: 'yes' });
    givenEvents(sentFormDecider, [])
      .when('SendOpeningForm', { input: sent(text), facts: { restaurant } })
      .then([
        {
          type: 'OpeningFormSent',
          data: requested.data,
          personal: {
            subject: 'user-12',
            value: {
              answers: { address: 'Mayor 1', opening_date: '2027-03-01', kiosks: 'yes' },
            },
          },
        },
      ]);
  });

  it('[AMB-74] is refused when it is entirely empty', () => {
    expect(parse({}).error?.issues).toMatchObject([{ path: ['data'], message: 'opening_empty' }]);
    expect(parse({ site: '  ', kiosks: '' }).success).toBe(false);
    expect(parse({ other_data: 'Esquina' }).success).toBe(true);
  });

  it('[R-FRM-03] [R-FRM-04] takes yes, no or nothing, days, and no field of its own making', () => {
    expect([parse({ kiosks: 'maybe' }).success, parse({ opening_date: '2027-02-30' }).success]).toEqual([
      false,
      false,
    ]);
    expect(sent({ site: '9', admin: '1' }).data).not.toHaveProperty('admin');
  });
});

describe('a briefing', () => {
  const parse = (briefing: object) =>
    formsCommands.SendBriefing.input.safeParse({ restaurant_id: 1, ...briefing });
  const briefing = { business: 'Desayunos', date: '2027-03-01', activation_dates: 'marzo' };
  const sending = (type: string) =>
    givenEvents(sentFormDecider, []).when('SendBriefing', {
      input: formsCommands.SendBriefing.input.parse({ ...briefing, type, budget: '1500', restaurant_id: 1 }),
      facts: { restaurant },
    });

  it('[R-FRM-12] [R-ERR-22] is not sent without a type', () => {
    expect([parse({}).success, parse({ type: '' }).success, parse({ type: 'tactical' }).success]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['tactical', '1500'],
    ['consulting', ''],
    ['directional', ''],
  ] as const)(
    '[R-FRM-10] has a budget only for tactical activations, even if another is sent: %s',
    (type, budget) => {
      const text = { business: 'Desayunos', marketing: '', target: '', phone: '' };
      const dates = { deliveryDate: '2027-03-01', activationDates: 'marzo', budget };
      const personal = { subject: 'user-12', value: { ...text, ...dates } };
      sending(type).then([{ type: 'BriefingSent', data: { ...requested.data, type }, personal }]);
    },
  );

  it.each([
    ['2.500 €', '2.500 €'],
    [' unos 3.000 euros, a medias ', 'unos 3.000 euros, a medias'],
    [1_500, '1500'],
    ['', ''],
    [undefined, ''],
  ])('[R-FRM-11] keeps a budget as it was entered: %s', (budget, kept) => {
    expect(parse({ type: 'tactical', budget }).data?.budget).toBe(kept);
  });

  it('[R-FRM-11] takes a phone of digits and spaces', () => {
    const phones = ['', '600 000 000', 'abc'];
    expect(phones.map((phone) => parse({ type: 'tactical', phone }).success)).toEqual([true, true, false]);
  });
});

describe('what the agency does about a form', () => {
  const changed = (to: FormStatus, more: { from?: FormStatus; note?: string } = {}) => ({
    type: 'SentFormStatusChanged' as const,
    data: { requestId: 'command-1', senderId: 12, from: more.from ?? FormStatus.New, to, userId: 12 },
    personal: { subject: 'user-12', value: { note: more.note ?? '' } },
  });
  const id = 'customRequest-00000000-0000-4000-8000-000000000001';
  const set = (given: Parameters<typeof givenEvents>[1], status: FormStatus, note = '') =>
    givenEvents(sentFormDecider, given as never).when('ChangeSentFormStatus', {
      input: formsCommands.ChangeSentFormStatus.input.parse({ id, status, note }),
      facts: undefined,
    });

  it('[R-FRM-08] is taken up, done with a note, and reopened', () => {
    const { New, Taken, Done } = FormStatus;
    set([requested], Taken).then([changed(Taken)]);
    set([requested, changed(Taken)], Done, ' Enviado ').then([
      changed(Done, { from: Taken, note: 'Enviado' }),
    ]);
    set([requested, changed(Done)], New, 'No').then([changed(New, { from: Done })]);
  });

  it('[R3] produces no event for the same status and note; another note is recorded', () => {
    const { Done } = FormStatus;
    set([requested], FormStatus.New).thenNothing();
    set([requested, changed(Done, { note: 'Enviado' })], Done, 'Enviado').thenNothing();
    set([requested, changed(Done)], Done, 'Enviado').then([changed(Done, { from: Done, note: 'Enviado' })]);
  });

  it('is nothing where no form was sent', () => {
    set([], FormStatus.Taken).thenRejected('form_not_found');
  });
});

describe('the restaurant that is meant', () => {
  const known = new Map([
    ['restaurant-1', { site: '101', name: 'Gran Vía' }],
    ['restaurant-2', { site: '102', name: 'Sol' }],
  ]);
  const load = (async (_rules: unknown, stream: string) => known.get(stream) ?? null) as Services['load'];
  const restaurantFor = (restaurant_id: number | undefined, restaurant_site = '') =>
    restaurantOfForm({ input: { restaurant_id, restaurant_site }, actor: { restaurants: [1, 2] } }, { load });

  it('[W9] is the named one, even if a different code is sent with it', async () => {
    expect(await restaurantFor(2, '101')).toEqual({ restaurant: { id: 2, site: '102', name: 'Sol' } });
  });

  it('[R-FRM-08] is otherwise the own restaurant with that code', async () => {
    expect(await restaurantFor(undefined, '102')).toEqual({
      restaurant: { id: 2, site: '102', name: 'Sol' },
    });
    expect(await restaurantFor(undefined, '103')).toEqual(reject('restaurant_not_found'));
    expect(await restaurantFor(9)).toEqual(reject('restaurant_not_found'));
  });
});
