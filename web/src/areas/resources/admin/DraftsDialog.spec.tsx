import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { resourceCommands } from '@portal/contracts/areas/resources';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakePictures } from '#testing/fake-pictures';
import { fakeTus } from '#testing/fake-tus';
import { renderApp } from '#testing/render-app';
import { broken, coreText, inside, press, see, select, textsOf, user, widen } from '#testing/screen-kit';
import { uploadTexts } from '#ui/texts';
import { resourcesArea } from '../index';
import { adminApi, type FakeAdmin } from '../resources.testing';
import { draftsTexts, formTexts, uploadsTexts } from '../texts';
import { draftName } from './file-drafts';
import { uploadStore } from './resource-saving';

describe('the name of a draft', () => {
  it.each([
    ['menu_del_dia.pdf', 'Menu del dia'],
    ['Cartel A3 - verano.final.PDF', 'Cartel A3 - verano.final'],
    ['  òmnibus__nou .jpg', 'Òmnibus nou'],
    ['sin-extension', 'Sin-extension'],
    ['.pdf', '.pdf'],
    ['e\u0301xito.png', 'Éxito'],
  ])('[R-ARS-09] comes from the name of its file: %j', (filename, name) => {
    expect(draftName(filename)).toBe(name);
  });

  it('[R-ARS-09] is no longer than a name may be', () => {
    expect(draftName(`${'a'.repeat(300)}.pdf`)).toHaveLength(200);
  });
});

const text = textsOf(draftsTexts);
const formText = textsOf(formTexts);
const uploadText = textsOf(uploadTexts);
const uploadsText = textsOf(uploadsTexts);
let tus: ReturnType<typeof fakeTus>;
let pictures: ReturnType<typeof fakePictures>;
beforeEach(() => {
  widen(1440);
  tus = fakeTus();
  pictures = fakePictures({ width: 800, height: 800, shown: 500 });
});
afterEach(() => {
  tus.restore();
  pictures.restore();
  uploadStore.forget(7);
});

const zip = (name: string) => new File(['PK'], name, { type: 'application/zip' });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => zip(`cartel_de_verano-${at + 1}.zip`));
const added = (fake: FakeAdmin) => fake.api.callsTo(resourceCommands.AddResource);
const dialog = () => screen.findByRole('dialog', { name: text('title') });
const names = async () =>
  (await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Nombre de / })).map(
    ({ value }) => value,
  );

/** Outside every drop zone. */
async function drop(fake: FakeAdmin, files: readonly File[]) {
  renderApp({ api: fake.api, areas: [resourcesArea], at: '/admin/resources' });
  await screen.findByRole('button', { name: text('open') });
  const dataTransfer = { types: ['Files'], files };
  fireEvent.dragOver(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
  return within(await dialog());
}

async function fillIn() {
  await select(formText('type'), 'Cartel');
  await select(formText('lang'), 'CAST');
  await press(/Secciones/, 'combobox');
  const panel = await inside('dialog', formText('sections'));
  const [section] = await panel.findAllByRole('treeitem');
  if (!section) throw new Error('there is no section');
  await user.click(section);
  await user.keyboard('{Escape}');
}

describe('twenty files that are dropped on the list of resources', () => {
  it('[R-ARS-07] [R-ARS-09] [R-ARS-16] become twenty drafts with their names, each with its file and a picture to come', async () => {
    const fake = adminApi();
    tus.server.isHolding = true;
    await drop(fake, many(20));
    expect((await names())[0]).toBe('Cartel de verano-1');
    await fillIn();
    await press(text('add', { count: 20 }));
    await waitFor(() => expect(added(fake)).toHaveLength(20));
    expect(added(fake)[4]).toMatchObject({
      name: 'Cartel de verano-5',
      status: 0,
      category: 3,
      type: 1,
      lang: 'CAST',
      file: '-1',
      thumb: '-1',
    });
    await see(text('added', { count: 20 }));
    see.none('dialog');
    const tray = await inside('region', uploadsText('title'));
    expect(tray.getByText(uploadsText('left', { count: 20 }))).toBeTruthy();
    expect(tray.getByText(uploadsText('behind', { count: 10 }))).toBeTruthy();
  }, 60_000);

  it('[AMB-05] [R-ARS-19] are hidden from restaurants by default; each status explains who sees it', async () => {
    const fake = adminApi();
    const shown = await drop(fake, many(1));
    const isChosen = (name: RegExp) => shown.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect(isChosen(/^Inactivo/)).toBe(true);
    for (const status of ['0', '1', '2'] as const)
      expect(shown.getByText(formText(`hint.${status}`)).textContent).toMatch(/restaurantes/);
    await fillIn();
    await press(/^Anunciado/, 'radio', shown);
    await press(text('add', { count: 1 }));
    await waitFor(() => expect(added(fake)[0]?.status).toBe(2));
  });

  it('[R-ARS-10] [R-ARS-12] are not added before their kind and their sections are given', async () => {
    const fake = adminApi();
    const shown = await drop(fake, many(2));
    await press(text('add', { count: 2 }), 'button', shown);
    await see(formText('sections.categories_error'), shown);
    expect(added(fake)).toEqual([]);
    const [missing] = shown.getAllByRole('combobox').filter((field) => field.ariaInvalid === 'true');
    await waitFor(() => expect(missing).toBe(document.activeElement));
  });

  it('[R-ARS-09] take the names that are typed, and need one', async () => {
    const fake = adminApi();
    const shown = await drop(fake, many(2));
    await fillIn();
    const [first] = shown.getAllByRole('textbox', { name: /^Nombre de / });
    if (!first) throw new Error('there is no name');
    await user.clear(first);
    await press(text('add', { count: 2 }), 'button', shown);
    await see(formText('name.obligatory_name'), shown);
    expect(added(fake)).toEqual([]);
    await user.type(first, 'Terraza');
    await press(text('add', { count: 2 }), 'button', shown);
    await waitFor(() =>
      expect(added(fake).map(({ name }) => name)).toEqual(['Terraza', 'Cartel de verano-2']),
    );
  });

  it('[U9] [S8] say of each why it cannot be added, and go on with the others', async () => {
    const fake = adminApi();
    const shown = await drop(fake, [zip('virus.exe'), ...many(1)]);
    expect(shown.getByText(uploadText('rejection.file_type_refused'))).toBeTruthy();
    await fillIn();
    await press(text('add', { count: 1 }), 'button', shown);
    await waitFor(() => expect(added(fake)).toHaveLength(1));
    await see(/Un archivo tiene un problema/, shown);
    expect(await names()).toEqual(['Virus']);
  });

  it('[R-ARS-06] show which first picture could not be drawn; an undrawable kind shows nothing', async () => {
    const fake = adminApi();
    // jsdom draws no pictures: as with damaged ones.
    const shown = await drop(fake, [new File(['x'], 'carta.png'), ...many(1)]);
    await fillIn();
    await press(text('add', { count: 2 }), 'button', shown);
    await waitFor(() => expect(added(fake)).toHaveLength(2));
    await see(text('undrawn', { name: 'Carta' }));
    see.noText(text('undrawn', { name: 'Cartel de verano-1' }));
  });

  it('[R3] are added once, although the answer to one was lost and it was asked for again', async () => {
    const fake = adminApi();
    const keys: (string | undefined)[] = [];
    fake.api.on(resourceCommands.AddResource, (_form, { headers }) => {
      keys.push(headers['idempotency-key']);
      return keys.length === 1 ? broken() : { id: 501, url: 'x', version: 1 };
    });
    const shown = await drop(fake, many(1));
    await fillIn();
    await press(text('add', { count: 1 }), 'button', shown);
    await see(coreText('rejection.internal'), shown);
    await press(text('add', { count: 1 }), 'button', shown);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('[U9] are twenty at most', async () => {
    await drop(adminApi(), many(22));
    await see(text('tooMany', { max: 20 }));
    expect(await names()).toHaveLength(20);
  });

  it('[R-ARS-16] [R-ARS-18] go up one at a time, those that had no place in the queue after the others', async () => {
    const fake = adminApi();
    tus.server.isHolding = true;
    await drop(fake, many(11));
    await fillIn();
    await press(text('add', { count: 11 }));
    await waitFor(() => expect(added(fake)).toHaveLength(11));
    tus.server.isHolding = false;
    act(() => tus.server.release());
    await waitFor(() =>
      expect(tus.server.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(11),
    );
  }, 60_000);
});
