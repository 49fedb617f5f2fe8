import { beforeEach, describe, expect, it } from '@jest/globals';
import { aSlider, type Slider, sliderCommands, sliderQueries } from '@portal/contracts/areas/sliders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@portal/contracts/kernel';
import { fakeApi, refuse } from '#testing/fake-api';
import { testRecordAdmin } from '#testing/record-kit';
import { app, coreText, fill, press, reads, screenKit, see, textsOf, type, widen } from '#testing/screen-kit';
import { periodTexts } from '#ui/texts';
import { slidersTexts } from './texts';
import { slidersArea } from './index';

const text = textsOf(slidersTexts);
const textPt = textsOf(slidersTexts, 'PT');
const periodText = textsOf(periodTexts);

const { MoveSlider, UpdateSlider, DeleteSlider, RestoreSlider } = sliderCommands;
const aCover = (id: number, facts: Partial<Slider> = {}) => aSlider(id, { clicks: 3 * id, ...facts });

function slidersApi(rows: readonly Slider[], role: Role = 2) {
  const api = fakeApi().signedIn({ type: role });
  const sliders = api.collection(sliderQueries.ListSliders, rows, {
    search: ['name'],
    get: { query: sliderQueries.GetSlider },
    remove: DeleteSlider,
    restore: RestoreSlider,
  });
  api.on(MoveSlider, ({ id, direction }) => {
    const { priority = 1 } = sliders.get(id) ?? {};
    return sliders.patch(id, { priority: priority + (direction === 'up' ? -1 : 1) });
  });
  return { api, rows: sliders };
}
const open = screenKit(slidersArea, '/admin/sliders');
const list = () => screen.findByRole('list', { name: text('title') });
const rowsShown = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => /Portada \d+/.exec(textContent ?? '')?.[0]);

// Cards of phones: jsdom has no sizes for a grid.
beforeEach(() => widen(400));

describe('[R-AME-01] a cover', () =>
  testRecordAdmin({
    area: slidersArea,
    path: '/admin/sliders',
    fake: slidersApi,
    aRow: (id) => aCover(id),
    nameOf: ({ name }) => name,
    text,
    excluded: 3,
    edit: () => fill(text('name'), 'Lo mío'),
    update: UpdateSlider,
  }));

describe('the covers of the administration', () => {
  it('[R-AME-01] [R-AME-07] show position, name, picture, target, state, clicks, and times as HH:mm DD/MM/YYYY', async () => {
    const times = { start_date: '2026-01-20T09:00:00.000Z', end_date: '2026-01-21T22:30:00.000Z' };
    open(slidersApi([aCover(1, times)]).api);
    const [row] = within(await list()).getAllByRole('listitem');
    reads(
      row,
      'Portada 1',
      '/nacional/menus',
      periodText('over'),
      text('clicksOf', { count: 3 }),
      '10:00 20/01/2026 – 23:30 21/01/2026',
    );
    expect(row?.querySelector('img')?.getAttribute('src')).toBe('/cover-1.jpg');
  });

  it('[R-AME-07] say which end is meant where the other is open', async () => {
    const since = aCover(1, { start_date: '2026-01-20T09:00:00.000Z', end_date: null });
    const until = aCover(2, { start_date: null, end_date: '2026-01-21T22:30:00.000Z' });
    open(slidersApi([since, until, aCover(3, { start_date: null, end_date: null })]).api);
    const [first, second, third] = within(await list()).getAllByRole('listitem');
    expect(first?.textContent).toContain('Inicio: 10:00 20/01/2026');
    expect(second?.textContent).toContain('Final: 23:30 21/01/2026');
    expect(third?.textContent).not.toMatch(/Inicio|Final/);
  });

  it('[R-NAV-32] [AMB-08] are for both kinds of administrators, in both markets, and for no one else', async () => {
    open(slidersApi([aCover(1)], 4), '/admin/sliders', 'PT');
    await see.role('list', textPt('title'));
    cleanup();
    open(slidersApi([aCover(1)], 3).api);
    await waitFor(() => expect(app.path()).not.toBe('/admin/sliders'));
  });

  it('[R-AME-02] come in pages of ten at first', async () => {
    const { api } = open(slidersApi([aCover(1)]));
    await list();
    expect(api.callsTo(sliderQueries.ListSliders)[0]?.size).toBe(10);
  });

  it('[R-AME-01] are found by words', async () => {
    open(slidersApi([aCover(1), aCover(2)]));
    await type(text('search'), 'Portada 2{Enter}', 'searchbox');
    await waitFor(async () => expect(await rowsShown()).toEqual(['Portada 2']));
  });

  it('[R-AME-06] [AMB-19] move by one at once, first in the list and then on the server', async () => {
    const { api } = open(slidersApi([aCover(1), aCover(2), aCover(3)]));
    await list();
    await press(text('up', { name: 'Portada 3' }));
    await press(text('up', { name: 'Portada 3' }));
    await waitFor(async () => expect(await rowsShown()).toEqual(['Portada 1', 'Portada 3', 'Portada 2']));
    const sent = () => api.callsTo(MoveSlider).map(({ id, direction }) => [id, direction]);
    await waitFor(() =>
      expect(sent()).toEqual([
        [3, 'up'],
        [3, 'up'],
      ]),
    );
    await see(text('movedTo', { name: 'Portada 3', place: 1 }));
    await press(text('down', { name: 'Portada 1' }));
    await waitFor(() => expect(sent().at(-1)).toEqual([1, 'down']));
  });

  it('[R-AME-06] do not move above the first position', async () => {
    open(slidersApi([aCover(1)]).api);
    const up = await screen.findByRole<HTMLButtonElement>('button', {
      name: text('up', { name: 'Portada 1' }),
    });
    expect(up.disabled).toBe(true);
  });

  it('[R-AME-06] go back where they were when a move is refused, and say why', async () => {
    const { api } = slidersApi([aCover(1), aCover(2)]);
    api.on(MoveSlider, () => refuse('slider_not_found', { status: 404 }));
    open(api);
    await list();
    await press(text('up', { name: 'Portada 2' }));
    await see(coreText('rejection.slider_not_found'));
    expect(await rowsShown()).toEqual(['Portada 1', 'Portada 2']);
  });

  it('[R-AME-01] follow what other administrators do', async () => {
    const { rows: sliders } = open(slidersApi([aCover(1)]));
    await list();
    sliders.rows = [aCover(1, { priority: 2 }), aCover(4, { priority: 1 })];
    app.push('SlidersChanged', { id: 4, position: 9 });
    await waitFor(async () => expect(await rowsShown()).toEqual(['Portada 4', 'Portada 1']));
  });

  it('explain the first step where there are none', async () => {
    open(slidersApi([]).api);
    await see(text('emptyTitle'));
    const ways = screen.getAllByRole('link', { name: text('add') });
    expect(ways.every((way) => way.getAttribute('href') === '/admin/sliders/add')).toBe(true);
  });
});
