import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { restaurantCommands } from '../restaurants';
import { blankChannel } from './channel-content.rules';
import { channelCommands } from './channels.contract';
import { publicChannelOf } from './public-data.rules';

const restaurant = {
  site: 'site',
  name: 'name',
  publicName: 'publicName',
  address: 'address',
  city: 'city',
  postalCode: 'postalCode',
  phone: 'phone',
  email: 'email',
  latitude: 40,
  longitude: -3,
  specialDays: [],
};
const market = { market: 'ES', today: '2026-11-20' } as const;

const { AddRestaurant, UpdateRestaurant } = restaurantCommands;
const { UpdateChannel } = channelCommands;
const refusalOf = (call: { readonly input: z.ZodType }, sent: object) =>
  call.input.safeParse(sent).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const sentAs: Readonly<Record<string, readonly (readonly ['restaurant' | 'channel', string])[]>> = {
  site: [['restaurant', 'site']],
  name: [['restaurant', 'name']],
  publicName: [['channel', 'channel.name']],
  address: [
    ['restaurant', 'address'],
    ['channel', 'address'],
  ],
  city: [['restaurant', 'city']],
  postalCode: [['restaurant', 'cp']],
  phone: [['channel', 'phone']],
  email: [
    ['restaurant', 'email'],
    ['channel', 'email'],
  ],
};

const nested = (path: string, value: string): object => {
  const [first = '', ...rest] = path.split('.');
  return { [first]: rest.length > 0 ? nested(rest.join('.'), value) : value };
};

describe('what is published of a restaurant', () => {
  it('[X6] holds the texts that are refused below, and no others', () => {
    const named = publicChannelOf(restaurant, blankChannel, market);
    const unnamed = publicChannelOf({ ...restaurant, publicName: '' }, blankChannel, market);
    const published = JSON.stringify([named, unnamed]);
    const texts = Object.keys(restaurant).filter((field) => published.includes(`:"${field}"`));
    expect(texts.sort()).toEqual(Object.keys(sentAs).sort());
  });

  it.each(
    Object.entries(sentAs).flatMap(([field, places]) => places.map((place) => [field, ...place] as const)),
  )('[X6] takes no %s with < or >, as its %s command names it: %s', (field, sentTo, path) => {
    const calls = sentTo === 'channel' ? [UpdateChannel] : [AddRestaurant, UpdateRestaurant];
    for (const call of calls)
      for (const sign of ['<', '>']) {
        const refused = refusalOf(call, { id: 1, restaurant_id: 1, ...nested(path, `a@b.example${sign}`) });
        const why = field === 'email' ? expect.any(String) : 'no_markup';
        expect(refused).toContainEqual([path, why]);
        expect(refusalOf(call, nested(path, 'a@b.example')).map(([at]) => at)).not.toContain(path);
      }
  });
});
