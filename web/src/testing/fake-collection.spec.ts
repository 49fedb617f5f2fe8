import { describe, expect, it } from '@jest/globals';
import { mopQueries, type MopRequest } from '@portal/contracts/areas/mop';
import type { InputOf } from '@portal/contracts/kernel';
import { CallClient } from '#core/client/call-client';
import { fakeApi, takeFaults } from './fake-api';

const aPause = (number: number, facts: Partial<MopRequest> = {}): MopRequest => ({
  id: `pause-${number}`,
  log_date: `2026-11-0${number}T09:00:00.000Z`,
  restaurant_id: 1,
  restaurant_site: '101',
  restaurant_name: `Gran Vía ${number}`,
  user_name: 'Carmen Ruiz',
  start_date: '2026-12-01T10:00:00.000Z',
  end_date: '2026-12-01T12:00:00.000Z',
  value: '',
  cancel: '',
  status: 1,
  version: 0,
  late: false,
  auto_confirmed: false,
  withdrawn: false,
  ended_at: null,
  history: [],
  ...facts,
});
const { ListMopRequests, ListMopPauses, CountMopRequests } = mopQueries;

function setUp() {
  const api = fakeApi();
  const rows = [aPause(1), aPause(2, { status: 2 }), aPause(3, { restaurant_name: 'Málaga' })];
  const pauses = api.collection([ListMopRequests, ListMopPauses], rows, {
    search: ['restaurant_name'],
    filters: { open: ({ ended_at: ended }, open) => (ended === null) === open },
    count: { query: CountMopRequests, by: 'status', values: [1, 2, 3] },
  });
  const client = new CallClient(api.fetch);
  const list = async (input: InputOf<typeof ListMopRequests>) => {
    const { data, total } = await client.send(ListMopRequests, input);
    return [data.map(({ id }) => id), total];
  };
  return { pauses, client, list };
}

describe('a fake collection', () => {
  it('answers its lists by filters, search, order and page', async () => {
    const { list, client } = setUp();
    expect(await list({})).toEqual([['pause-3', 'pause-2', 'pause-1'], 3]);
    expect(await list({ sort: 'restaurant_name', size: 2, page: 2 })).toEqual([['pause-3'], 3]);
    expect(await list({ status: '2,3' })).toEqual([['pause-2'], 1]);
    expect(await list({ q: 'MÁLAGA', open: true })).toEqual([['pause-3'], 1]);
    expect(await list({ open: false })).toEqual([[], 0]);
    expect((await client.send(ListMopPauses, { restaurant_id: 2 })).total).toBe(0);
  });

  it('counts what the other filters leave', async () => {
    const { client } = setUp();
    const counts = await client.send(CountMopRequests, { q: 'Gran' });
    expect(counts.data).toEqual({ 1: 1, 2: 1, 3: 0 });
  });

  it('changes, adds and removes rows; a change raises the version', async () => {
    const { pauses, list } = setUp();
    expect(pauses.patch('pause-1', { status: 3 })).toMatchObject({ status: 3, version: 1 });
    pauses.remove('pause-2');
    pauses.add(aPause(4));
    expect(await list({})).toEqual([['pause-4', 'pause-3', 'pause-1'], 3]);
    expect(() => pauses.patch('pause-2', {})).toThrow('no row pause-2 to change');
  });

  it('fails the test at an undeclared filter', async () => {
    await expect(setUp().list({ from: '2026-12-01' })).rejects.toThrow();
    expect(takeFaults()).toEqual(['The fake of ListMopRequests is wrong: it has no filter "from"']);
  });
});
