import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type SavedView,
  savedViewCommands,
  savedViewQueries,
  withoutView,
  withView,
} from '@portal/contracts/areas/saved-views';
import { Role } from '@portal/contracts/kernel';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { savedViewsArea } from './index';
import { fakeApi, offline, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, press, see, tableText, testArea, textsOf, type, uiText } from '#testing/screen-kit';
import { SavedViews } from '#ui/table/SavedViews';
import { savedViewTexts } from '#core/texts';
import { outbox } from '#core/outbox/outbox';

const { SaveView, DeleteView } = savedViewCommands;
const { GetSavedViews } = savedViewQueries;
const savedText = textsOf(savedViewTexts);

const host = testArea({ '/dishes': () => <SavedViews table="dishes" />, '/': () => null });

function keeping(views: readonly SavedView[] = []) {
  const server = { views };
  const api = fakeApi().signedIn({ type: 2 });
  api.on(GetSavedViews, () => ({ views: [...server.views] }));
  const take = () =>
    api
      .on(SaveView, (view) => {
        server.views = withView(server.views, view);
        return view;
      })
      .on(DeleteView, (view) => {
        server.views = withoutView(server.views, view);
        return view;
      });
  take();
  return { api, server, take };
}
type Server = ReturnType<typeof keeping>;

const show = ({ api }: Server, query = '') =>
  renderApp({ api, areas: [host, savedViewsArea], at: `/dishes${query}` });
const open = async () => press(tableText('views'));
const view = (name: string | RegExp) => screen.findByRole('button', { name });
async function saveAs(name: string) {
  await open();
  await type(tableText('viewName'), name);
  await press(tableText('viewSave'));
}
const drafts: SavedView = { table: 'dishes', name: 'Borradores', search: 'status=2' };

afterEach(() => void outbox.forget(7));

describe('named views of a table (U6)', () => {
  it('restore filters, order and columns, not the page', async () => {
    const server = keeping();
    show(server, '?status=2&sort=name&page=4&hide=format');
    await saveAs('Borradores');
    await screen.findByText(tableText('viewSaved', { name: 'Borradores' }));
    await waitFor(() => expect(server.server.views).toHaveLength(1));
    cleanup();
    show(server, '?status=1');
    await open();
    await userEvent.click(await view('Borradores'));
    await see.path('/dishes?hide=format&sort=name&status=2');
    await open();
    expect((await view(/^Borradores/)).getAttribute('aria-current')).toBe('true');
  });

  it('are those of this table, by name, and follow what another device saves', async () => {
    const server = keeping([drafts, { ...drafts, table: 'pauses', name: 'Vigentes' }]);
    show(server);
    await open();
    await view('Borradores');
    see.noText('Vigentes');
    server.server.views = [...server.server.views, { ...drafts, name: 'Activos' }];
    app.push('SavedViewsChanged', { position: 9 });
    await view('Activos');
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Activos', 'Borradores']);
  });

  it('can be deleted, and restored by undo', async () => {
    const server = keeping([drafts]);
    show(server);
    await open();
    await userEvent.click(await view(tableText('viewDelete', { name: 'Borradores' })));
    await see(tableText('viewsNone'));
    await waitFor(() => expect(server.server.views).toEqual([]));
    await userEvent.click(await screen.findByText(uiText('undo')));
    await view(/^Borradores/);
    await waitFor(() => expect(server.server.views).toEqual([drafts]));
  });

  it('are saved without a network, and sent when it is back', async () => {
    const server = keeping();
    server.api.on(SaveView, () => offline);
    show(server, '?status=2');
    await saveAs('Borradores');
    await open();
    await view(/^Borradores/);
    expect(server.server.views).toEqual([]);
    server.take();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.server.views).toEqual([drafts]));
  });

  it('say where they are too many', async () => {
    const server = keeping();
    server.api.on(SaveView, () => refuse('too_many_views', { status: 422, details: { max: 200 } }));
    show(server, '?status=2');
    await saveAs('Borradores');
    await see(savedText('saved', { name: 'Borradores' }));
    expect(
      screen.getByText(savedText('rejection.too_many_views', { max: 200 }), { exact: false }),
    ).toBeTruthy();
    await open();
    await see(tableText('viewsNone'));
  });
});

describe('views that only this browser had', () => {
  const old = (value: unknown, owner = 7) =>
    localStorage.setItem(`views:dishes:${owner}`, JSON.stringify(value));

  it('are sent once; of the same name the newer one stays', async () => {
    const server = keeping([drafts]);
    old([
      { name: 'Borradores', search: 'status=9' },
      { name: 'Nuevos', search: 'sort=-at' },
    ]);
    show(server);
    await open();
    await view('Nuevos');
    const both = [drafts, { table: 'dishes', name: 'Nuevos', search: 'sort=-at' }];
    await waitFor(() => expect(server.server.views).toEqual(both));
    expect(localStorage.getItem('views:dishes:7')).toBeNull();
    expect(server.api.callsTo(SaveView)).toHaveLength(1);
  });

  it('of another person stay theirs, and unreadable ones are ignored', async () => {
    localStorage.setItem('views:dishes:7', '{"name":');
    old([{ name: 'Ajena', search: '' }], 8);
    const server = keeping();
    show(server);
    await open();
    await see(tableText('viewsNone'));
    expect([server.api.callsTo(SaveView), localStorage.getItem('views:dishes:8')]).toEqual([
      [],
      expect.stringContaining('Ajena'),
    ]);
  });
});

it('[AMB-77] an administrator who acts as a user has no saved views of that user', async () => {
  const server = keeping([drafts]);
  const acting = {
    restaurant_id: null,
    user_id: 7,
    until: '2030-01-01T00:00:00Z',
    role: Role.Administrator,
  };
  server.api.signedIn({ type: Role.Franchisee, acting });
  show(server);
  await screen.findByRole('banner');
  see.none('button', tableText('views'));
});
