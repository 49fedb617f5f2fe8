import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, FakeHouse } from '../../../testing/fake-house';
import { fakePictures } from '../../../testing/fake-pictures';
import { fakeUploads } from '../../../testing/fake-upload';
import { renderApp } from '../../../testing/render-app';
import { slidersArea } from '../index';

const slider = {
  ...{ id: 7, name: 'Otoño', file: '/cover-7.jpg', url: '/nacional/menus', status: 1, priority: 3 },
  ...{ start_date: null, end_date: null, clicks: 0, version: 4 },
};
const section = (id: number, type: number, facts: object = {}) => ({
  ...{ id, parent_id: -1, name: `Sección ${id}`, url: `seccion${id}`, type, status: 1, level: 0, pos: id },
  ...{ childs: [], path: [], visible: true },
  ...facts,
});

function formHouse() {
  return new FakeHouse({
    slider: () => ({ data: [slider], more: { total: 1 } }),
    'slider/7': () => ({ data: slider }),
    section: () => ({ data: [section(1, 1), section(2, 2), section(3, 3)], more: { total: 3 } }),
    'slider/add': () => ({ data: { id: 8, priority: 4 } }),
    'slider/7/update': () => ({ data: { id: 7, priority: 3 } }),
  }).signIn(aSession({ type: 2 }));
}
const open = (house: FakeHouse, at: string, market: 'ES' | 'PT' = 'ES') =>
  renderApp({ house, areas: [slidersArea], at, market });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const fill = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar portada' }));
const sent = (house: FakeHouse, path: string) => house.callsTo(path).map(({ body }) => body);

let pictures: ReturnType<typeof fakePictures>;
let sending: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  pictures = fakePictures({ width: 2000, height: 1500, shown: 548 });
  sending = fakeUploads();
});
afterEach(() => {
  cleanup();
  pictures.restore();
  sending.restore();
  localStorage.clear();
});

async function bringPicture() {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'foto.png', { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recortar la imagen' });
  fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Usar este recorte' });
  await waitFor(() => expect(use.disabled).toBe(false));
  await userEvent.click(use);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a new cover', () => {
  it('[R-AME-03] [R-AME-12] is sent with its picture, behind the others, and leads back to the list', async () => {
    const house = formHouse();
    const app = open(house, '/admin/sliders/add');
    await fill('Nombre', 'Invierno');
    await fill('Dirección', '/nacional/invierno');
    await bringPicture();
    await save();
    await waitFor(() => expect(sending.uploads).toHaveLength(1));
    expect(sending.uploads[0]?.url).toBe('/api/uploader/sliders');
    sending.uploads[0]?.finish('cover-key');
    await waitFor(() => expect(app.path()).toBe('/admin/sliders'));
    expect(await screen.findByText('Portada guardada')).toBeTruthy();
    expect(sent(house, 'slider/add')).toEqual([
      {
        ...{ name: 'Invierno', url: '/nacional/invierno', file: 'cover-key', priority: 4, status: true },
        ...{ start_date: null, end_date: null },
      },
    ]);
  });

  it('[R-AME-05] [R-ERR-16] is not sent without a picture, a name and an address', async () => {
    const house = formHouse();
    open(house, '/admin/sliders/add');
    await field('Nombre');
    await save();
    expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(3);
    expect(sent(house, 'slider/add')).toEqual([]);
    // The picture, which stands first and far above the button.
    await waitFor(() => expect(document.activeElement?.closest('[data-invalid="true"]')).not.toBeNull());
  });

  it('[R-AME-05] [R-ERR-16] says it in Portugal as the specification does', async () => {
    open(formHouse(), '/admin/sliders/add', 'PT');
    await field('Nome');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar capa' }));
    expect(await screen.findAllByText('O campo é obrigatório')).toHaveLength(3);
  });

  it('[W20] takes no address that is none of the web or of our own', async () => {
    const house = formHouse();
    open(house, '/admin/sliders/add');
    await fill('Dirección', 'javascript:alert(1)');
    await save();
    expect(await screen.findByText(/Solo direcciones http\(s\)/)).toBeTruthy();
    await fill('Dirección', 'https://chain.example');
    await waitFor(() => expect(screen.queryByText(/Solo direcciones http\(s\)/)).toBeNull());
  });

  it('[R-AME-04] leads to a section that is chosen in the tree, national or local', async () => {
    open(formHouse(), '/admin/sliders/add');
    await field('Dirección');
    await userEvent.click(screen.getByRole('combobox', { name: /^Sección a la que lleva/ }));
    const tree = within(await screen.findByRole('tree', { name: 'Sección a la que lleva' }));
    expect(tree.queryByText('Sección 3')).toBeNull();
    await userEvent.click(tree.getByText('Sección 2'));
    await waitFor(async () =>
      expect((await field('Dirección')).value).toBe(`${window.location.origin}/local/seccion2`),
    );
  });

  it('loses nothing when saving fails, and sends its picture once', async () => {
    const house = formHouse().on('slider/add', () => ({ status: 500, error: 'internal' }));
    open(house, '/admin/sliders/add');
    await fill('Nombre', 'Invierno');
    await fill('Dirección', '/nacional/invierno');
    await bringPicture();
    await save();
    await waitFor(() => expect(sending.uploads).toHaveLength(1));
    sending.uploads[0]?.finish('cover-key');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await field('Nombre')).value).toBe('Invierno');
    await save();
    await waitFor(() => expect(sent(house, 'slider/add')).toHaveLength(2));
    expect(sending.uploads).toHaveLength(1);
    const keys = house.callsTo('slider/add').map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a cover that is edited', () => {
  it('[R-AME-06] [R4] keeps its picture and its position unless they are changed, and says what it was made from', async () => {
    const house = formHouse();
    open(house, '/admin/sliders/7');
    await fill('Nombre', 'Otoño a la brasa');
    await save();
    await waitFor(() => expect(sent(house, 'slider/7/update')).toHaveLength(1));
    expect(sent(house, 'slider/7/update')[0]).toEqual({
      ...{ name: 'Otoño a la brasa', url: '/nacional/menus', file: '', status: true, version: 4 },
      ...{ start_date: null, end_date: null },
    });
  });

  it('[R-AME-06] moves when its position is written', async () => {
    const house = formHouse();
    open(house, '/admin/sliders/7');
    await fill('Posición', '1');
    await save();
    await waitFor(() => expect(sent(house, 'slider/7/update')[0]).toMatchObject({ priority: '1' }));
    cleanup();
    open(house, '/admin/sliders/7');
    await fill('Posición', '0');
    await save();
    expect(await screen.findByText('Un número a partir de 1.')).toBeTruthy();
  });

  it('[R-AME-03] may be switched off', async () => {
    const house = formHouse();
    open(house, '/admin/sliders/7');
    await field('Nombre');
    await userEvent.click(screen.getByRole('switch', { name: 'Activo' }));
    await save();
    await waitFor(() => expect(sent(house, 'slider/7/update')[0]).toMatchObject({ status: false }));
  });

  const overtaken = {
    ...{ changed_by: 'user-9', changed_by_name: 'Marta Rey' },
    changed_at: '2026-11-20T10:15:00.000Z',
  };

  it('[R4] tells who was faster, keeps what was typed, and saves it when that is wanted', async () => {
    const house = formHouse().on('slider/7/update', ({ body }) =>
      body['version'] === undefined
        ? { data: { id: 7, priority: 3 } }
        : { status: 409, error: 'conflict', details: overtaken },
    );
    const app = open(house, '/admin/sliders/7');
    await fill('Nombre', 'Lo mío');
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Marta Rey lo ha guardado mientras escribías \(11:15 20\/11\/2026\)\.Lo que has escrito sigue aquí/,
    );
    expect((await field('Nombre')).value).toBe('Lo mío');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(app.path()).toBe('/admin/sliders'));
    expect(sent(house, 'slider/7/update').at(-1)).toMatchObject({ name: 'Lo mío' });
  });

  it('[R4] shows what somebody else has saved when that is wanted', async () => {
    const house = formHouse().on('slider/7/update', () => ({ status: 409, error: 'conflict' }));
    open(house, '/admin/sliders/7');
    await fill('Nombre', 'Lo mío');
    await save();
    house.on('slider/7', () => ({ data: { ...slider, name: 'Lo suyo', version: 5 } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver lo suyo' }));
    await waitFor(async () => expect((await field('Nombre')).value).toBe('Lo suyo'));
  });

  it('[R-AME-03] is told at the field when it would end before it begins', async () => {
    const start_date = '2026-11-20T09:00:00.000Z';
    const house = formHouse()
      .on('slider/7', () => ({ data: { ...slider, start_date, end_date: '2026-11-20T10:00:00.000Z' } }))
      .on('slider/7/update', () => ({
        ...{ status: 422, error: 'showing_ends_first' },
        fields: { end_date: 'end_before_start' },
      }));
    open(house, '/admin/sliders/7');
    await fill('Nombre', 'x');
    await save();
    expect(await screen.findByText('El final tiene que ser después del inicio.')).toBeTruthy();
  });
});
