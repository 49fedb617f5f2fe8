import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mopCommands, MopStatus } from '@portal/contracts/areas/mop';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refuse } from '#testing/fake-api';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { tableTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { adminTexts, mopTexts } from '../texts';
import type { FakeMop } from '../testing/mop-api';
import {
  decisionsOn as decisions,
  openMop as open,
  place,
  requestList as list,
  requests,
  statusName,
} from '../testing/mop-screen';
import { aPause, around, idOf } from '../testing/sample-pauses';

const text = textsOf(adminTexts);
const mopText = textsOf(mopTexts);
const tableText = textsOf(tableTexts);
const uiText = textsOf(uiTexts);
const cancelReason = 'Ese día hay una promoción nacional en la app';

beforeEach(() => widen(400));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('deciding about many', () => {
  const three = () =>
    requests(
      aPause(1, place(1)),
      aPause(2, { ...place(2), id: idOf(2), status: 2 }),
      aPause(3, { ...place(3), id: idOf(3), status: 2, ...around(5, -2) }),
    );
  async function selectAll(mop: FakeMop) {
    open(mop, '/admin/mop?status=&open=');
    await list();
    await userEvent.click(screen.getByRole('checkbox', { name: tableText('selectPage') }));
  }
  async function setAll(status: MopStatus) {
    await userEvent.click(screen.getByRole('button', { name: tableText('changeStatus') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: statusName(status) }));
  }
  const statuses = (mop: FakeMop) => [1, 2, 3].map((number) => mop.pauses.get(idOf(number))?.status);

  it('[R-MOP-10] confirms those that are not, leaves alone what is over, and takes it back', async () => {
    const mop = three();
    await selectAll(mop);
    await setAll(MopStatus.Confirmed);
    expect(
      await screen.findByText(
        text('changed', { place: '101 - Local 1', status: statusName(MopStatus.Confirmed) }),
      ),
    ).toBeTruthy();
    expect([1, 2, 3].map((number) => decisions(mop, number).length)).toEqual([1, 0, 0]);
    await userEvent.click(await screen.findByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(statuses(mop)).toEqual([1, 2, 2]));
  });

  it('[R-MOP-11] cancels them for one reason, which it asks for once', async () => {
    const mop = three();
    await selectAll(mop);
    await setAll(MopStatus.Cancelled);
    const popup = within(await screen.findByRole('dialog', { name: text('cancelTitle') }));
    expect(popup.getByText(text('cancelManyText', { count: 2 }))).toBeTruthy();
    fireEvent.change(popup.getByRole('textbox'), { target: { value: cancelReason } });
    await userEvent.click(popup.getByRole('button', { name: text('cancelConfirm', { count: 2 }) }));
    expect(
      await screen.findByText(text('changedMany', { count: 2, status: statusName(MopStatus.Cancelled) })),
    ).toBeTruthy();
    expect(statuses(mop)).toEqual([3, 3, 2]);
    expect(decisions(mop, 2)).toEqual([{ id: idOf(2), status: 3, cancel_value: cancelReason, version: 0 }]);
  });

  it('names each that could not be changed, and why', async () => {
    const mop = three();
    await selectAll(mop);
    mop.api.on(mopCommands.ChangeMopPauseStatus, ({ id, status }) =>
      id === idOf(2) ? refuse('pause_over') : mop.decide(id, status),
    );
    mop.pauses.patch(idOf(1), { status: 2, version: 0 });
    await setAll(MopStatus.Pending);
    expect(await screen.findByText(mopText('rejection.pause_over'))).toBeTruthy();
    expect(decisions(mop, 1)).toEqual([]);
    expect(statuses(mop)).toEqual([2, 2, 2]);
  });

  it('acts by keys on what is selected (design: Triage)', async () => {
    const mop = three();
    await selectAll(mop);
    await userEvent.keyboard('2');
    await waitFor(() => expect(statuses(mop)).toEqual([2, 2, 2]));
    expect(screen.queryByRole('button', { name: tableText('changeStatus') })).toBeNull();
  });
});

describe('all that wait', () => {
  const waiting = Array.from({ length: 27 }, (_, index) => index + 1);

  it('[R-MOP-10] are confirmed at once, on whatever page they stand, with one undo', async () => {
    const mop = requests(...waiting.map((number) => aPause(number, { ...place(number), id: idOf(number) })));
    const isConfirmed = () =>
      waiting.filter((number) => mop.pauses.get(idOf(number))?.status === MopStatus.Confirmed).length;
    open(mop, '/admin/mop');
    await list();
    await userEvent.click(screen.getByRole('checkbox', { name: tableText('selectPage') }));
    expect(screen.getByText(tableText('selected', { count: 20 }))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: tableText('selectAll', { total: 27 }) }));
    expect(await screen.findByText(tableText('selected', { count: 27 }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: tableText('selectAll', { total: 27 }) })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: tableText('changeStatus') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: statusName(MopStatus.Confirmed) }));
    await waitFor(() => expect(isConfirmed()).toBe(27));
    await userEvent.click(await screen.findByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(isConfirmed()).toBe(0));
  });
});

describe('a pause that an address names', () => {
  it('opens although the list does not have it', async () => {
    const mop = requests(aPause(1, place(1)), aPause(2, { ...place(2), id: idOf(2), status: 2 }));
    open(mop, `/admin/mop?status=1&pause=${idOf(2)}`);
    expect(
      await screen.findByRole('dialog', { name: mopText('pauseOf', { place: '102 - Local 2' }) }),
    ).toBeTruthy();
  });

  it('is said not to exist where it does not', async () => {
    const app = open(requests(aPause(1)), `/admin/mop?pause=${idOf(9)}`);
    expect(await screen.findByText(mopText('rejection.pause_not_found'))).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/admin/mop'));
  });
});
