import { describe, expect, it } from '@jest/globals';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { viewsReachFrom } from './views-reach';

const reporting = (reported: Readonly<Record<string, number>>): Pick<ViewStore, 'get'> => ({
  async get<D>(_view: string, id: string) {
    const position = reported[id];
    return (position === undefined ? null : { position }) as D | null;
  },
});
const positionsThat = (reached: boolean) => ({ wait: async () => reached });

describe('whether the views know the recipients of a mail', () => {
  it('[R12] is what the projections have reported to this program', async () => {
    expect(await viewsReachFrom({ positions: positionsThat(true), views: reporting({}) })(7)).toBe(true);
  });

  it('[R12] [R15] is read from the stored positions while reports are unavailable', async () => {
    const positions = positionsThat(false);
    const some = { users: 7, notificationSettings: 9, resources: 8, sections: 9 };
    const all = reporting({ ...some, pushDevices: 7, orders: 8, mopPauses: 9 });
    expect(await viewsReachFrom({ positions, views: all })(7)).toBe(true);
    expect(await viewsReachFrom({ positions, views: all })(8)).toBe(false);
    expect(await viewsReachFrom({ positions, views: reporting(some) })(7)).toBe(false);
  });
});
