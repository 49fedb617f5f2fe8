import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '../../app/area-manifest';
import { aSession, FakeHouse } from '../../testing/fake-house';
import { renderApp } from '../../testing/render-app';
import { widen } from '../../testing/widen';
import { videosArea } from './index';

const aVideo = (id: number, facts: object = {}) => ({
  ...{ id, url: `https://cdn.example/${id}.mp4`, status: 1, start_date: null, end_date: null, version: 2 },
  ...facts,
});

function videosHouse(rows: readonly object[], role: Role = 2) {
  let held = [...rows];
  const house = new FakeHouse({
    'video/all': () => ({ data: held, more: { total: held.length } }),
    'video/add': () => ({ data: { id: 9 } }),
    'video/edit': () => ({ data: { id: 1 } }),
    'video/1/delete': () => {
      held = held.slice(1);
      return { data: { id: 1 } };
    },
    'video/1/restore': () => {
      held = [...rows];
      return { data: { id: 1 } };
    },
  }).signIn(aSession({ type: role }));
  return { house, change: (after: readonly object[]) => (held = [...after]) };
}
const elsewhere: AreaManifest = {
  area: 'test',
  routes: [
    {
      path: '/admin/elsewhere',
      frame: 'portal',
      title: { CAST: '', CAT: '', PT: '' },
      screen: async () => () => 'elsewhere',
    },
  ],
};
const open = (house: FakeHouse, at = '/admin/videos', market: 'ES' | 'PT' = 'ES') =>
  renderApp({ house, areas: [videosArea, elsewhere], at, market });
const list = () => screen.findByRole('list', { name: 'Vídeos' });
const rows = async () => within(await list()).getAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Dirección' });
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });
const sent = (house: FakeHouse, path: string) => house.callsTo(path).map(({ body }) => body);

beforeEach(() => widen(400));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('video adverts', () => {
  it.each(['/admin/videos', '/admin/videos/add', '/admin/videos/1'])(
    '[R-NAV-35] are not there in Portugal: %s leads to /admin',
    async (at) => {
      const app = open(videosHouse([]).house, at, 'PT');
      expect(await screen.findByText('elsewhere')).toBeTruthy();
      expect(app.path()).toBe('/admin/elsewhere');
    },
  );

  it('[AMB-08] are for full administrators alone', async () => {
    const app = open(videosHouse([], 4).house);
    await waitFor(() => expect(app.path()).not.toBe('/admin/videos'));
  });

  it('[R-AME-08] show address, state and dates', async () => {
    const dates = { start_date: '2026-01-19T23:00:00.000Z', end_date: '2026-01-31T22:59:59.999Z' };
    open(videosHouse([aVideo(1, dates), aVideo(2, { status: 0 })]).house);
    const [first, second] = await rows();
    for (const words of ['https://cdn.example/1.mp4', 'Ya terminó', '20/01/2026 – 31/01/2026']) {
      expect(first?.textContent).toContain(words);
    }
    expect(second?.textContent).toContain('Sin activar');
  });

  it('[R-AME-08] [U5] are deleted after asking, and come back', async () => {
    open(videosHouse([aVideo(1), aVideo(2)]).house);
    await list();
    await press('Eliminar https://cdn.example/1.mp4');
    await press('Eliminar vídeo');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await press('Deshacer');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('[R-AME-08] follow what other administrators do', async () => {
    const { house, change } = videosHouse([aVideo(1)]);
    const app = open(house);
    await list();
    change([aVideo(1), aVideo(2)]);
    app.push('VideosChanged', { videoId: 2, position: 9 });
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });
});

describe('the form of a video advert', () => {
  it('[R-AME-09] [R-AME-12] sends address and switch, without dates for as long as it is active', async () => {
    const { house } = videosHouse([]);
    const app = open(house, '/admin/videos/add');
    await write('https://youtu.be/abcdefghijk');
    await userEvent.click(screen.getByRole('switch', { name: 'Activo' }));
    await press('Guardar vídeo');
    await waitFor(() => expect(app.path()).toBe('/admin/videos'));
    expect(await screen.findByText('Vídeo guardado')).toBeTruthy();
    expect(sent(house, 'video/add')).toEqual([
      { url: 'https://youtu.be/abcdefghijk', status: false, start_date: null, end_date: null },
    ]);
  });

  it('[R-AME-09] [R-ERR-16] needs an address that leads to a film', async () => {
    const { house } = videosHouse([]);
    open(house, '/admin/videos/add');
    await field();
    await press('Guardar vídeo');
    expect(await screen.findByText('Este campo es obligatorio')).toBeTruthy();
    await write('https://www.youtube.com/@chain');
    expect(await screen.findByText(/no lleva a ningún vídeo/)).toBeTruthy();
    expect(sent(house, 'video/add')).toEqual([]);
  });

  it('[R4] says which version was edited, and tells when somebody else was faster', async () => {
    const { house } = videosHouse([aVideo(1)]);
    house.on('video/edit', ({ body }) =>
      body['version'] === undefined ? { data: { id: 1 } } : { status: 409, error: 'conflict' },
    );
    const app = open(house, '/admin/videos/1');
    await write('https://vimeo.com/123456789');
    await press('Guardar vídeo');
    expect((await screen.findByRole('alert')).textContent).toContain('Lo que has escrito sigue aquí');
    expect(sent(house, 'video/edit')[0]).toMatchObject({ id: 1, version: 2 });
    await press('Guardar lo mío');
    await waitFor(() => expect(app.path()).toBe('/admin/videos'));
  });

  it('says so when the advert is gone', async () => {
    open(videosHouse([aVideo(2)]).house, '/admin/videos/1');
    expect(await screen.findByText('Este vídeo ya no existe')).toBeTruthy();
  });
});
