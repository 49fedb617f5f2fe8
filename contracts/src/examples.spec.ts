import { describe, expect, it } from '@jest/globals';
import { allCalls } from './all-calls';
import { asFormFields, emptyWorld, exampleInput } from './examples';
import { type CallContract, type Market, pathParameters } from './kernel';

const cases = allCalls.flatMap((call) =>
  call.access.markets.map((market) => [call.name, market, call] as const),
);
const worldOf = (market: Market) => ({ ...emptyWorld, market });

describe('the example of every call', () => {
  it.each(cases)('%s in %s is valid', (_, market, call) => {
    const { error } = call.input.safeParse(exampleInput(call, worldOf(market)));
    expect(error?.issues ?? []).toEqual([]);
  });

  it.each(cases)('%s in %s means the same as a form-encoded and as a JSON body', (_, market, call) => {
    const input = exampleInput(call, worldOf(market));
    const form = Object.fromEntries(new URLSearchParams(asFormFields(input)));
    const json: unknown = JSON.parse(JSON.stringify(input));
    expect(call.input.parse(form)).toEqual(call.input.parse(json));
  });

  it.each(cases)('%s in %s names its path parameters', (_, market, call) => {
    const named = Object.keys(exampleInput(call, worldOf(market)));
    expect(pathParameters(call.path).filter((parameter) => !named.includes(parameter))).toEqual([]);
  });

  it('takes its ids from the world that it is sent to', () => {
    const world = { ...emptyWorld, restaurantId: 42, resourceId: 43, userId: 44, orderId: 'the-order' };
    const of = (name: string) =>
      exampleInput(allCalls.find((call) => call.name === name) as CallContract, world);
    expect(of('UpdateRestaurant')).toMatchObject({ id: 42 });
    expect(of('DownloadResource')).toEqual({ id: 43, restaurant_id: 42 });
    expect(of('AcceptLegalTerms')).toEqual({ id: 44 });
    expect(of('GetOrder')).toEqual({ id: 'the-order' });
    expect(of('PlaceOrder')).toMatchObject({
      order: { restaurant_id: 42, items: [{ resource_id: 43, billed: 42, shipped: 42 }] },
    });
  });
});

describe('the form spelling', () => {
  it('writes plain lists with commas, structures as JSON text, and leaves out what is not there', () => {
    const spelt = asFormFields({
      n: -1,
      on: true,
      ids: [1, 2],
      none: [],
      list: [{ a: 1 }],
      of: { a: 'b' },
      no: undefined,
    });
    expect(spelt).toEqual({ n: '-1', on: 'true', ids: '1,2', none: '', list: '[{"a":1}]', of: '{"a":"b"}' });
  });
});
