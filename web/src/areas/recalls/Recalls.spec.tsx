import { describe, expect, it } from '@jest/globals';
import {
  aHolder,
  anAskedRestaurant,
  anOwnRecall,
  aRecall,
  aRecallId,
  recallCommands,
  type RecallDetail,
  recallQueries,
  someHolders,
} from '@portal/contracts/areas/recalls';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { Role } from '@portal/contracts/kernel';
import { fakeUploads } from '#testing/fake-upload';
import { ResourceAdminSlots } from '#ui/slots/Slots';
import {
  app,
  fakeApi,
  inside,
  press,
  screen,
  screenKit,
  see,
  testArea,
  textsOf,
  type,
  uiText,
  user,
  waitFor,
  within,
} from '#testing/screen-kit';
import { recallsArea } from './index';
import { adminTexts, ownTexts, recallTexts, startTexts } from './texts';

const own = textsOf(ownTexts);
const admin = textsOf(adminTexts);
const start = textsOf(startTexts);
const words = textsOf(recallTexts);
const place = '0417 - Gran Vía';
const name = 'Cartel de verano';
const at = '2026-11-20T10:00:00.000Z';

const resource = aResourceDetail({ id: 7, name });
const form = testArea({ '/form': () => <ResourceAdminSlots resource={resource} /> });
const open = screenKit([recallsArea, form]);

function ownApi(shown = anOwnRecall()) {
  const state = { shown };
  const api = fakeApi()
    .signedIn()
    .on(recallQueries.ListOwnRecalls, () => [state.shown])
    .on(recallCommands.ConfirmRecall, ({ id, restaurant_id }) => {
      const [first = anAskedRestaurant()] = state.shown.restaurants;
      state.shown = { ...state.shown, restaurants: [{ ...first, confirmed_at: at, confirmed_by: 'Ana' }] };
      return { id, restaurant_id: Number(restaurant_id) };
    })
    .on(recallCommands.UnconfirmRecall, ({ id, restaurant_id }) => {
      state.shown = { ...state.shown, restaurants: [anAskedRestaurant()] };
      return { id, restaurant_id: Number(restaurant_id) };
    });
  return api;
}

describe('recalls of a restaurant', () => {
  it('are confirmed with one press, which says what is done and where', async () => {
    const api = ownApi();
    open(api, '/recalls');
    await see(/El precio del cartel/);
    await press(own('confirmFor', { action: own('replaced'), name, place }));
    await see(words('confirmedBy', { name: 'Ana', when: '11:00 20/11/2026' }));
    expect(api.callsTo(recallCommands.ConfirmRecall)).toMatchObject([{ id: aRecallId, restaurant_id: 1 }]);
    see.none('button', own('confirmFor', { action: own('replaced'), name, place }));
  });

  it('[U5] are taken back by the undo of the press, or later in the card while the recall is open', async () => {
    const api = ownApi();
    open(api, '/recalls');
    const pressing = own('confirmFor', { action: own('replaced'), name, place });
    await press(pressing);
    await press(uiText('undo'));
    await see(own('unconfirmed'));
    await press(pressing);
    await press(own('unconfirmFor', { name, place }));
    await see.role('button', pressing);
    const sent = { id: aRecallId, restaurant_id: 1 };
    expect(api.callsTo(recallCommands.UnconfirmRecall)).toMatchObject([sent, sent]);
  });

  it('[U5] cannot be taken back once the recall is over', async () => {
    const confirmed = anAskedRestaurant({ confirmed_at: at });
    open(ownApi(anOwnRecall({ status: 'done', restaurants: [confirmed] })), '/recalls');
    await see(words('status.done'));
    see.none('button', own('unconfirmFor', { name, place }));
  });

  it('take a photo after the press', async () => {
    const confirmed = anAskedRestaurant({ confirmed_at: at });
    const api = ownApi(anOwnRecall({ restaurants: [confirmed] }));
    const { uploads, restore } = fakeUploads();
    open(api, '/recalls');
    const input = await screen.findByLabelText(own('addPhotoFor', { name, place }));
    await user.upload(input, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.finish('a'.repeat(32));
    await waitFor(() =>
      expect(api.callsTo(recallCommands.ConfirmRecall)).toEqual([
        { id: aRecallId, restaurant_id: 1, photo: 'a'.repeat(32) },
      ]),
    );
    restore();
  });

  it('offer printed orders to be repeated with the new piece', async () => {
    const orders = [{ id: 'order-1', number: 4, place: 2 }];
    open(ownApi(anOwnRecall({ restaurants: [anAskedRestaurant({ orders })] })), '/recalls');
    const link = await screen.findByRole('link', { name: own('repeat', { number: '#P-4' }) });
    expect(link.getAttribute('href')).toBe('/order/7?again=order-1.2');
  });

  it('offer nothing to press once they are closed', async () => {
    open(ownApi(anOwnRecall({ status: 'closed' })), '/recalls');
    await see(words('status.closed'));
    see.none('button', own('confirmFor', { action: own('replaced'), name, place }));
  });
});

describe('recalls of the administration', () => {
  const asAdministrator = () => fakeApi().signedIn({ type: Role.Editor });
  const detail = (changes: Partial<RecallDetail> = {}): RecallDetail => ({
    ...aRecall(),
    restaurants: [
      anAskedRestaurant(),
      anAskedRestaurant({ id: 2, name: 'Sants', confirmed_at: at, confirmed_by: 'Ana', has_photo: true }),
      anAskedRestaurant({ id: 3, name: 'Alcalá' }),
    ],
    ...changes,
  });

  it('show how many have confirmed, who, and the photo', async () => {
    const api = asAdministrator().on(recallQueries.GetRecall, () => detail());
    open(api, `/admin/recalls/${aRecallId}`);
    await see(admin('ofRestaurants', { confirmed: 1, asked: 3 }));
    const list = await inside('list', admin('restaurants'));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    const photo = list.getByRole('link', { name: words('photoOf', { name: '0417 - Sants' }) });
    expect(photo.getAttribute('href')).toBe(`/api/recall/${aRecallId}/photo/2`);
    await press(new RegExp(`^${admin('confirmed')}`));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  it('are closed after a question that says how many are left', async () => {
    const state = { shown: detail() };
    const api = asAdministrator()
      .on(recallQueries.GetRecall, () => state.shown)
      .on(recallCommands.CloseRecall, ({ id }) => {
        state.shown = detail({ status: 'closed' });
        return { id };
      });
    open(api, `/admin/recalls/${aRecallId}`);
    await press(admin('close'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await see(admin('closeText', { count: 2 }), dialog);
    await press(admin('close'), 'button', dialog);
    await see(words('status.closed'));
    see.none('button', admin('close'));
  });

  it('are listed with their progress, late ones in another colour', async () => {
    const api = asAdministrator().on(recallQueries.ListRecalls, () => [aRecall({ until: '2020-01-01' })]);
    open(api, '/admin/recalls');
    await see(words('status.late'));
    await see(admin('of', { confirmed: 1, asked: 3 }));
  });
});

describe('the start of a recall', () => {
  const holders = someHolders({
    restaurants: [
      aHolder(),
      aHolder({ id: 2, name: 'Sants', versions: [{ version: 2, people: 1 }] }),
      aHolder({ id: 3, name: 'Alcalá', versions: [], templates: 1 }),
    ],
  });
  const startApi = (held = holders) =>
    fakeApi()
      .signedIn({ type: Role.Administrator })
      .on(recallQueries.GetHolders, () => held)
      .on(resourceQueries.ListNewerResources, () => [])
      .on(recallQueries.GetRecall, () => ({ ...aRecall(), restaurants: [] }))
      .on(recallCommands.StartRecall, () => ({ id: aRecallId, restaurants: 2 }));

  it('proposes those with an earlier file or what is saved, and asks exactly the chosen ones', async () => {
    const api = startApi();
    open(api, '/form');
    await press(start('open'));
    await screen.findByRole('button', { name: start('confirm', { count: 2 }) });
    await user.click(screen.getByRole('checkbox', { name: new RegExp(start('saved')) }));
    await screen.findByRole('button', { name: start('confirm', { count: 1 }) });
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`versión 2`) }));
    await type(start('text'), 'Cambia el cartel hoy.');
    await press(start('confirm', { count: 2 }));
    await waitFor(() => expect(app.path()).toBe(`/admin/recalls/${aRecallId}`));
    expect(api.callsTo(recallCommands.StartRecall)).toMatchObject([
      { id: 7, restaurants: [1, 2], versions: [1, 2], replacement_id: 7, text: 'Cambia el cartel hoy.' },
    ]);
  });

  it('asks for another piece by its name, published and with a file', async () => {
    const api = startApi().on(resourceQueries.ListResources, () => [
      aResourceDetail({ id: 9, name: 'Cartel de otoño', has_file: true }),
      aResourceDetail({ id: 10, name: 'Cartel de invierno', has_file: false }),
    ]);
    open(api, '/form');
    await press(start('open'));
    await user.selectOptions(await screen.findByLabelText(start('action')), start('other'));
    await type(start('text'), 'Cambia el cartel hoy.');
    await press(start('confirm', { count: 2 }));
    await see(start('replacement_id.missing'));
    await type(start('replacement_id'), 'otoño', 'combobox');
    const options = await inside('listbox');
    await user.click(await options.findByRole('option', { name: /Cartel de otoño/ }));
    expect(options.queryByRole('option', { name: /invierno/ })).toBeNull();
    await press(start('confirm', { count: 2 }));
    await waitFor(() => expect(app.path()).toBe(`/admin/recalls/${aRecallId}`));
    expect(api.callsTo(recallCommands.StartRecall)).toMatchObject([{ id: 7, replacement_id: 9 }]);
  });

  it('says what is missing at its field', async () => {
    const api = startApi();
    open(api, '/form');
    await press(start('open'));
    await press(start('confirm', { count: 2 }));
    await see(start('textWrong'));
    expect(api.callsTo(recallCommands.StartRecall)).toEqual([]);
  });

  it('is not offered where nobody has the piece', async () => {
    open(startApi(someHolders({ restaurants: [] })), '/form');
    await press(start('open'));
    await see(start('none'));
  });
});
