import { beforeEach, describe, expect, it } from '@jest/globals';
import { aRecordChange, historyQueries, type RecordChange } from '@portal/contracts/areas/history';
import { aVideo, type Video, videoCommands } from '@portal/contracts/areas/videos';
import userEvent from '@testing-library/user-event';
import { administrators } from '@portal/contracts/kernel';
import { useCallCommand } from '#core/client/use-call-command';
import {
  fakeApi,
  inside,
  page,
  press,
  reads,
  refuse,
  screen,
  screenKit,
  see,
  testArea,
  textsOf,
  uiText,
  waitFor,
  widen,
  within,
} from '#testing/screen-kit';
import { actTexts, historyTexts } from '../texts';
import { HistoryButton } from './HistoryButton';
import type { RecordHistory } from './record-history';

const text = textsOf(historyTexts);
const act = textsOf(actTexts);
const { ListRecordHistory, GetRecordAt } = historyQueries;
const { UpdateVideo } = videoCommands;

const { at } = aRecordChange();
const change = aRecordChange;

const then = aVideo(1, { url: 'https://youtu.be/aaaaaaaaaaa', status: 1, version: 4 });
const now = aVideo(1, { url: 'https://youtu.be/bbbbbbbbbbb', status: 0, version: 7 });

/** A record as an area names it. */
function Screen({ isRestorable }: Pick<RecordHistory<Video>, 'isRestorable'>) {
  const { send } = useCallCommand(UpdateVideo);
  return (
    <HistoryButton<Video>
      history={{
        record: 'video',
        id: 1,
        name: 'Otoño',
        valuesOf: ({ url, status }) => ({ url, shown: status === 1, place: 'Vestíbulo' }),
        labelOf: (path) => ({ url: 'Dirección', shown: 'Visible', place: 'Lugar' })[path],
        restore: ({ was, now: seen, fields }, isForced) =>
          send({
            id: 1,
            url: (fields.includes('url') ? was : seen).url,
            status: (fields.includes('shown') ? was : seen).status === 1,
            ...(!isForced && { version: seen.version }),
          }),
        ...(isRestorable && { isRestorable }),
      }}
    />
  );
}

/** Answers as the record would: an update changes what is now. */
function history(changes: readonly RecordChange[] = [change()], values: Video | null = then) {
  let present = now;
  const api = fakeApi()
    .signedIn({ type: 2 })
    .on(ListRecordHistory, () => page(changes, changes.length))
    .on(GetRecordAt, ({ day, position }) => ({
      position: 39,
      at,
      values: (day ?? position) === undefined ? present : values,
      now: present,
      fields: [],
    }))
    .on(UpdateVideo, ({ id, url, status, version = 7 }) => {
      present = { ...present, url, status: status === true ? 1 : 0, version: version + 1 };
      return { id, version: version + 1 };
    });
  return { api, present: () => present };
}

const AddressOnly = () => <Screen isRestorable={(field) => field === 'url'} />;
const Why = ({ position }: { position: number }) => <b>{`why ${position}`}</b>;
const show = screenKit({
  ...testArea({ '/': Screen, '/address-only': AddressOnly }),
  slots: { why: { roles: administrators, part: async () => Why } },
});
async function open(fake: ReturnType<typeof history>, at = '/') {
  show(fake, at);
  await press(text('open'));
  return fake;
}
const seeBefore = () => press(text('seeBeforeOf', { day: '20/11/2026', time: '10:30' }));
const comparison = () => inside('table', text('was'));

beforeEach(() => widen(1200));

describe('the history of a record', () => {
  it('[R11] says who changed it, for whom, how, when, why, and which fields from what to what', async () => {
    await open(
      history([
        change({
          on_behalf_of: 'Gran Vía',
          via: 'import',
          reason: 'Campaña nueva',
          fields: [
            { field: 'url', before: 'https://youtu.be/aaaaaaaaaaa', after: 'https://youtu.be/bbbbbbbbbbb' },
            { field: 'version', before: 6, after: 7 },
          ],
        }),
        change({ position: 30, by: { id: 8, name: '', role: 3 } }),
        change({ position: 20, what: 'added', by: { id: null, name: '', role: 0 }, via: 'system' }),
      ]),
    );
    const list = await inside('list', text('open'));
    const [newest, erased, portal] = list.getAllByRole('listitem');
    reads(newest, text('forAnother', { who: 'Marta Gil', name: 'Gran Vía' }), text('via.import'));
    reads(newest, '10:30\u00a020/11/2026', text('why', { reason: 'Campaña nueva' }));
    const [, row, ...others] = within(newest as HTMLElement).getAllByRole('row');
    reads(row, 'Dirección', 'https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb');
    expect(others).toHaveLength(0);
    reads(erased, text('formerUser'));
    reads(portal, text('portal'), text('what.added'), text('via.system'));
  });

  it('[R11] says in words what changed where the screen shows none of its fields', async () => {
    const fields = [{ field: 'clicks', before: 1, after: 2 }];
    await open(
      history([
        change({ event: 'QuoteSent', fields }),
        change({ position: 30, event: 'ResourceFilesAwaited', fields }),
      ]),
    );
    const [quote, other] = (await inside('list', text('open'))).getAllByRole('listitem');
    expect(quote?.textContent.toLowerCase()).toContain(act('quote-sent'));
    reads(other, text('unseen'));
    expect(within(quote as HTMLElement).queryByRole('table')).toBeNull();
  });

  it('[R11] leads from what was not done by a person to the reason', async () => {
    await open(history([change({ via: 'system' }), change({ position: 30 })]));
    const [automatic, own] = (await inside('list', text('open'))).getAllByRole('listitem');
    await within(automatic as HTMLElement).findByText('why 40');
    expect(own?.textContent).not.toContain('why');
  });

  it('restores only fields that its command takes', async () => {
    const { api } = await open(history(), '/address-only');
    await seeBefore();
    await see.role('button', text('restoreOf', { field: 'Dirección' }));
    see.none('button', text('restoreOf', { field: 'Visible' }));
    await press(text('restoreAll'));
    await see(text('restored', { fields: 'Dirección' }));
    expect(api.callsTo(UpdateVideo)).toMatchObject([{ url: then.url, status: false }]);
  });

  it('[U1] [U5] shows it before a change beside as it is, restores all of it, and undoes that', async () => {
    const { api, present } = await open(history());
    await seeBefore();
    const table = await comparison();
    expect(api.callsTo(GetRecordAt).at(-1)).toEqual({ record: 'video', id: '1', position: 39 });
    const [, address, shown] = table.getAllByRole('row');
    reads(address, 'https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb');
    reads(shown, text('yes'), text('no'));
    await see(text('unchanged', { count: 1 }));
    await press(text('restoreAll'));
    await see(text('restored', { fields: 'Dirección, Visible' }));
    expect(api.callsTo(UpdateVideo)).toMatchObject([{ id: 1, url: then.url, status: true, version: 7 }]);
    await press(uiText('undo'));
    await see(text('undone'));
    expect(api.callsTo(UpdateVideo)[1]).toMatchObject({ url: now.url, status: false, version: 8 });
    expect({ ...present(), version: 0 }).toEqual({ ...now, version: 0 });
  });

  it('restores one field, and leaves the others as they are', async () => {
    const { api } = await open(history());
    await seeBefore();
    await press(text('restoreOf', { field: 'Dirección' }));
    await see(text('restored', { fields: 'Dirección' }));
    expect(api.callsTo(UpdateVideo)).toMatchObject([{ url: then.url, status: false }]);
  });

  it('[R4] says who was faster; restores it nevertheless, or looks first', async () => {
    const { api } = history();
    api.on(UpdateVideo, ({ id, version }) =>
      version === undefined
        ? { id, version: 9 }
        : refuse('conflict', { status: 409, details: { changed_by_name: 'Juan Gil', fields: ['url'] } }),
    );
    show(api);
    await press(text('open'));
    await seeBefore();
    await press(text('restoreAll'));
    reads(await screen.findByRole('alert'), 'Juan Gil', 'Dirección', text('stillThere'));
    await press(text('look'));
    await waitFor(() => see.none('alert'));
    await press(text('restoreAll'));
    await press(text('anyway'));
    await see(text('restored', { fields: 'Dirección, Visible' }));
    expect(api.callsTo(UpdateVideo).map(({ version }) => version)).toEqual([7, 7, undefined]);
  });

  it('[R-PLT-18] shows it at the end of a day, also where it was not there yet', async () => {
    const { api } = await open(history([change()], null));
    const [first] = await screen.findAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('20112026');
    await see(text('absent'));
    expect(api.callsTo(GetRecordAt).at(-1)).toEqual({ record: 'video', id: '1', day: '2026-11-20' });
    await press(text('back'));
    await see.role('list', text('open'));
  });

  it('shows more changes on demand', async () => {
    const { api } = history();
    api.on(ListRecordHistory, ({ page: number }) => page([change({ position: 90 - number })], 21));
    show(api);
    await press(text('open'));
    await press(text('more'));
    await waitFor(() => expect(screen.getAllByRole('list', { name: text('open') })).toHaveLength(2));
    expect(screen.queryByRole('button', { name: text('more') })).toBeNull();
  });
});
