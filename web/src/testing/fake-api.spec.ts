import { describe, expect, it } from '@jest/globals';
import { mopCommands, mopQueries } from '@portal/contracts/areas/mop';
import { orderQueries } from '@portal/contracts/areas/orders';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { CallContract, InputOf } from '@portal/contracts/kernel';
import { CallClient } from '#core/client/call-client';
import { fakeApi, type FakeApi, offline, page, refuse, takeFaults } from './fake-api';

const id = '1-00000000-0000-4000-8000-000000000001';
const ask = <C extends CallContract>(api: FakeApi, contract: C, input: InputOf<C>) =>
  new CallClient(api.fetch).send(contract, input);

describe('a fake answer', () => {
  it('is given the input as the server reads it, and answers the output with a growing position', async () => {
    const api = fakeApi().on(
      mopCommands.ChangeMopPauseStatus,
      ({ id: pause, status, cancel_value: reason }) => ({
        id: pause,
        status,
        version: reason.length,
      }),
    );
    const first = await ask(api, mopCommands.ChangeMopPauseStatus, { id, status: '2' });
    const second = await ask(api, mopCommands.ChangeMopPauseStatus, { id, status: 3, cancel_value: 'ya' });
    expect([first.data, second.data]).toEqual([
      { id, status: 2, version: 0 },
      { id, status: 3, version: 2 },
    ]);
    expect([first.position, second.position]).toEqual([1, 2]);
    expect(api.callsTo(mopCommands.ChangeMopPauseStatus)).toEqual([
      { id, status: 2, cancel_value: '' },
      { id, status: 3, cancel_value: 'ya' },
    ]);
  });

  it('counts the rows of a list unless it is a page of more', async () => {
    const api = fakeApi().on(orderQueries.ListOrders, () => []);
    expect((await ask(api, orderQueries.ListOrders, {})).total).toBe(0);
    api.on(orderQueries.ListOrders, () => page([], 40));
    expect((await ask(api, orderQueries.ListOrders, {})).total).toBe(40);
  });

  it('goes to the call with the most exact path', async () => {
    const api = fakeApi()
      .on(orderQueries.GetOrder, () => refuse('order_not_found', { status: 404 }))
      .on(orderQueries.CountOrders, () => ({ 1: 5 }));
    expect((await ask(api, orderQueries.CountOrders, {})).data).toEqual({ 1: 5 });
  });

  it('refuses what the contract does not take, as the server does', async () => {
    const api = fakeApi().on(orderQueries.GetOrder, () => refuse('order_not_found', { status: 404 }));
    const asked = ask(api, orderQueries.GetOrder, { id: 'seven' });
    await expect(asked).rejects.toMatchObject({ code: 'invalid_input', status: 400 });
    expect(api.callsTo(orderQueries.GetOrder)).toEqual([]);
  });

  it('fails with the code, the fields and the status of a rejection, or as a lost network', async () => {
    const { WithdrawMopPause } = mopCommands;
    const api = fakeApi().on(WithdrawMopPause, () => refuse('pause_over', { fields: { id: 'gone' } }));
    const refusal = { code: 'pause_over', status: 422, fields: { id: 'gone' } };
    await expect(ask(api, WithdrawMopPause, { id })).rejects.toMatchObject(refusal);
    api.on(WithdrawMopPause, () => offline);
    await expect(ask(api, WithdrawMopPause, { id })).rejects.toMatchObject({ code: 'offline' });
  });

  it('names the call that no test declared', async () => {
    const asked = ask(fakeApi(), sessionQueries.GetTables, {});
    await expect(asked).rejects.toMatchObject({ code: 'no fake answers GET table', status: 404 });
  });

  it('fails the test with the name of the call when it is not what the contract promises', async () => {
    const wrong = { confirm: 2 } as never;
    const api = fakeApi().on(mopQueries.GetMopAutoConfirm, () => wrong);
    await expect(ask(api, mopQueries.GetMopAutoConfirm, {})).rejects.toThrow();
    expect(takeFaults()).toEqual([expect.stringMatching(/^The fake of GetMopAutoConfirm is wrong: /)]);
    api.on(mopQueries.GetMopAutoConfirm, () => refuse('pause_over'));
    await expect(ask(api, mopQueries.GetMopAutoConfirm, {})).rejects.toThrow();
    expect(takeFaults()).toEqual([
      'The fake of GetMopAutoConfirm is wrong: it cannot refuse with "pause_over"',
    ]);
  });
});
