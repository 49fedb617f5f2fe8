import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { aSlider, sliderQueries, sliderCommands } from '@portal/contracts/areas/sliders';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, fakeApi, refuse } from '#testing/fake-api';
import { fakePictures } from '#testing/fake-pictures';
import { fakeUploads } from '#testing/fake-upload';
import { aSection, inside, press, recordText, screenKit, see, textsOf, uiText } from '#testing/screen-kit';
import { cropTexts, periodTexts, recordTexts } from '#ui/texts';
import { slidersTexts } from './texts';
import { slidersArea } from './index';

const text = textsOf(slidersTexts);
const textPt = textsOf(slidersTexts, 'PT');
const cropText = textsOf(cropTexts);
const recordTextPt = textsOf(recordTexts, 'PT');
const periodText = textsOf(periodTexts);

const { ListSliders, GetSlider } = sliderQueries;
const { AddSlider, UpdateSlider } = sliderCommands;
const slider = aSlider(7, { name: 'Otoño', priority: 3, version: 4 });

const formApi = () =>
  fakeApi()
    .signedIn({ type: 2 })
    .on(ListSliders, () => [slider])
    .on(GetSlider, () => slider)
    .on(sectionQueries.ListSections, () => [aSection(1), aSection(2, { type: 2 }), aSection(3, { type: 3 })])
    .on(AddSlider, () => ({ id: 8, priority: 4 }))
    .on(UpdateSlider, ({ id }) => ({ id, priority: 3, version: 1 }));
const open = screenKit(slidersArea);
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const fill = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const saves: readonly string[] = [text('save'), text('saveNew')];
const save = () => press((name) => saves.includes(name));

let pictures: ReturnType<typeof fakePictures>;
let sending: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  pictures = fakePictures({ width: 2000, height: 1500, shown: 548 });
  sending = fakeUploads();
});
afterEach(() => {
  pictures.restore();
  sending.restore();
});

async function bringPicture() {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'foto.png', { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: cropText('title') });
  fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
  const use = screen.getByRole<HTMLButtonElement>('button', { name: cropText('use') });
  await waitFor(() => expect(use.disabled).toBe(false));
  await userEvent.click(use);
  await waitFor(() => see.none('dialog'));
}

describe('a new cover', () => {
  it('[R-AME-03] [R-AME-12] is sent with its picture, behind the others, and leads back to the list', async () => {
    const api = open(formApi(), '/admin/sliders/add');
    await fill(text('name'), 'Invierno');
    await fill(text('url'), '/nacional/invierno');
    await bringPicture();
    await save();
    await waitFor(() => expect(sending.uploads).toHaveLength(1));
    expect(sending.uploads[0]?.url).toBe('/api/uploader/sliders');
    sending.uploads[0]?.finish('cover-key');
    await see.path('/admin/sliders');
    await see(text('added'));
    expect(api.callsTo(AddSlider)).toEqual([
      {
        name: 'Invierno',
        url: '/nacional/invierno',
        file: 'cover-key',
        priority: 4,
        status: true,
        start_date: null,
        end_date: null,
      },
    ]);
  });

  it('[R-AME-05] [R-ERR-16] is not sent without a picture, a name and an address', async () => {
    const api = open(formApi(), '/admin/sliders/add');
    await field(text('name'));
    await save();
    expect(await screen.findAllByText(recordText('required'))).toHaveLength(3);
    expect(api.callsTo(AddSlider)).toEqual([]);
    // The picture is the first field.
    await waitFor(() => expect(document.activeElement?.closest('[data-invalid="true"]')).not.toBeNull());
  });

  it('[R-AME-05] [R-ERR-16] uses the terms of the specification in Portugal', async () => {
    open(formApi(), '/admin/sliders/add', 'PT');
    await field(textPt('name'));
    await press(textPt('saveNew'));
    expect(await screen.findAllByText(recordTextPt('required'))).toHaveLength(3);
  });

  it('[W20] accepts only an address of the web or of the portal', async () => {
    open(formApi(), '/admin/sliders/add');
    await fill(text('url'), 'javascript:alert(1)');
    await save();
    await see(text('url.address_refused'));
    await fill(text('url'), 'https://chain.example');
    await waitFor(() => see.noText(text('url.address_refused')));
  });

  it('[R-AME-04] leads to a section that is chosen in the tree, national or local', async () => {
    open(formApi(), '/admin/sliders/add');
    await field(text('url'));
    await press(/^Sección a la que lleva/, 'combobox');
    const tree = await inside('tree', text('target'));
    expect(tree.queryByText('Sección 3')).toBeNull();
    await userEvent.click(tree.getByText('Sección 2'));
    await waitFor(async () =>
      expect((await field(text('url'))).value).toBe(`${window.location.origin}/local/seccion2`),
    );
  });

  it('loses nothing when saving fails, and sends its picture once', async () => {
    const api = open(formApi().on(AddSlider, broken), '/admin/sliders/add');
    await fill(text('name'), 'Invierno');
    await fill(text('url'), '/nacional/invierno');
    await bringPicture();
    await save();
    await waitFor(() => expect(sending.uploads).toHaveLength(1));
    sending.uploads[0]?.finish('cover-key');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await field(text('name'))).value).toBe('Invierno');
    await save();
    await see.sent(api, AddSlider, 2);
    expect(sending.uploads).toHaveLength(1);
    const keys = api.requestsTo(AddSlider).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a cover that is edited', () => {
  it('[R-AME-06] [R4] keeps its picture and its position unless they are changed, and shows what it was made from', async () => {
    const api = open(formApi(), '/admin/sliders/7');
    await fill(text('name'), 'Otoño a la brasa');
    await save();
    await see.sent(api, UpdateSlider, 1);
    expect(api.callsTo(UpdateSlider)[0]).toEqual({
      id: 7,
      name: 'Otoño a la brasa',
      url: '/nacional/menus',
      file: '',
      status: true,
      version: 4,
      start_date: null,
      end_date: null,
    });
  });

  it('[R-AME-06] moves when its position is written', async () => {
    const api = open(formApi(), '/admin/sliders/7');
    await fill(text('priority'), '1');
    await save();
    await waitFor(() => expect(api.callsTo(UpdateSlider)[0]).toMatchObject({ priority: 1 }));
    cleanup();
    open(api, '/admin/sliders/7');
    await fill(text('priority'), '0');
    await save();
    await see(text('priorityWrong'));
  });

  it('[R-AME-03] may be switched off', async () => {
    const api = open(formApi(), '/admin/sliders/7');
    await field(text('name'));
    await press(periodText('active'), 'switch');
    await save();
    await waitFor(() => expect(api.callsTo(UpdateSlider)[0]).toMatchObject({ status: false }));
  });

  const conflict = {
    changed_by: 'user-9',
    changed_by_name: 'Marta Rey',
    changed_at: '2026-11-20T10:15:00.000Z',
  };

  it('[R4] shows who was faster, keeps what was typed, and saves it on request', async () => {
    const api = formApi().on(UpdateSlider, ({ id, version }) =>
      version === undefined
        ? { id, priority: 3, version: 1 }
        : refuse('conflict', { status: 409, details: conflict }),
    );
    open(api, '/admin/sliders/7');
    await fill(text('name'), 'Lo mío');
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Marta Rey lo ha guardado mientras escribías \(11:15 20\/11\/2026\)\.Lo que has escrito sigue aquí/,
    );
    expect((await field(text('name'))).value).toBe('Lo mío');
    await press(uiText('keepMine'));
    await see.path('/admin/sliders');
    expect(api.callsTo(UpdateSlider).at(-1)).toMatchObject({ name: 'Lo mío' });
  });

  it('[R4] shows what another person has saved on request', async () => {
    const api = formApi().on(UpdateSlider, () => refuse('conflict', { status: 409 }));
    open(api, '/admin/sliders/7');
    await fill(text('name'), 'Lo mío');
    await save();
    api.on(GetSlider, () => ({ ...slider, name: 'Lo suyo', version: 5 }));
    await press(uiText('takeTheirs'));
    await waitFor(async () => expect((await field(text('name'))).value).toBe('Lo suyo'));
  });

  it('[R-AME-03] shows an error at the field when it would end before it begins', async () => {
    const start_date = '2026-11-20T09:00:00.000Z';
    const api = formApi()
      .on(GetSlider, () => ({ ...slider, start_date, end_date: '2026-11-20T10:00:00.000Z' }))
      .on(UpdateSlider, () => refuse('period_ends_first', { fields: { end_date: 'end_before_start' } }));
    open(api, '/admin/sliders/7');
    await fill(text('name'), 'x');
    await save();
    await see(periodText('endsFirst'));
  });
});
