import { describe, expect, it } from '@jest/globals';
import { daysAfter, marketRecords, markets } from '@portal/contracts';
import {
  blankChannel,
  channelDocumentKinds,
  channelOn,
  channelProblems,
  isOfMobileOrders,
  isOpen,
  serviceSlug,
  specialDaysProblems,
  withSchedules,
} from '@portal/contracts/areas/channels';
import { demoWorld } from '../demo-world';
import { documentPdf } from './document-pdf';

const today = '2026-11-20';

describe.each(markets)('the channels of the demo in %s', (market) => {
  const { channels, restaurants } = demoWorld(market, today);
  const activeOnes = restaurants.filter(({ active }) => active);

  it('[R-CHN-10] are of every restaurant that is active', () => {
    expect(channels.map(({ restaurantId }) => restaurantId)).toEqual(
      activeOnes.map(({ restaurantId }) => restaurantId),
    );
  });

  it('[R-CHN-13] [R-CHN-18] [R-CHN-27] [AMB-71] hold what the rules ask for, now and on every day that is planned', () => {
    for (const channel of channels) {
      const restaurant = activeOnes.find(({ restaurantId }) => restaurantId === channel.restaurantId);
      const { razon = '', cif: CIF = '', fiscalAddress: fiscal_address = '' } = restaurant ?? {};
      const content = {
        opening: channel.closed ?? isOpen,
        services: [...channel.services],
        schedules: withSchedules(blankChannel.schedules, {
          ...channel.schedules,
          delivery: channel.delivery,
        }),
        birthday: channel.birthday,
      };
      const world = { today, market: marketRecords[market], invoice: { razon, CIF, fiscal_address } };
      expect(channelProblems(content, channel.plans, world)).toEqual({});
      expect(channelOn(content, channel.plans, daysAfter(today, 365)).opening.open).toBe(true);
    }
  });

  it('are some of them closed, some planned to change, and some booked for birthdays', () => {
    expect(channels.filter(({ closed }) => closed).length).toBeGreaterThan(1);
    expect(channels.filter(({ plans }) => plans.length > 0).length).toBeGreaterThan(5);
    expect(channels.filter(({ plans }) => plans.length > 1).length).toBeGreaterThan(1);
    expect(channels.filter(({ birthday }) => birthday.book_online).length).toBeGreaterThan(5);
  });

  it('[R-CHN-15] have special days that the rules take, some with two spans, some closed', () => {
    for (const { specialDays, at } of channels) {
      expect(specialDaysProblems(specialDays, today)).toEqual({});
      expect(specialDaysProblems(specialDays, at.slice(0, 10))).toEqual({});
    }
    const all = channels.flatMap(({ specialDays }) => specialDays);
    expect(all.filter(({ spans }) => spans.length === 2).length).toBeGreaterThan(5);
    expect(all.filter(({ closed }) => closed).length).toBeGreaterThan(5);
  });

  it('[R-CHN-22] have mobile ordering where their restaurant has it, and never in PT', () => {
    for (const { restaurantId, services } of channels) {
      const restaurant = activeOnes.find((each) => each.restaurantId === restaurantId);
      expect(services.some((id) => isOfMobileOrders(serviceSlug(id)))).toBe(restaurant?.mopService);
    }
  });

  it('[R-CHN-02] come with documents that are the same every time', async () => {
    for (const kind of channelDocumentKinds) {
      const version = { version: 1, at: '2026-05-04T10:30:00.000Z' };
      expect(await documentPdf(market, kind, version)).toEqual(await documentPdf(market, kind, version));
    }
  });
});
