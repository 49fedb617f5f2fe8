import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anyone, defineQueries, listInput, query } from '@portal/contracts/kernel';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { type FakeApi, fakeApi, page, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, see, tableText, textsOf, uiText, widen } from '#testing/screen-kit';
import { exportTexts } from '../texts';
import { DataTable } from './DataTable';
import { useTableList } from './use-table-list';
const exportText = textsOf(exportTexts);

interface Dish {
  readonly id: number;
  readonly name: string;
}
const { ListDishes } = defineQueries('test', {
  ListDishes: query({
    method: 'GET',
    path: 'dishes',
    input: listInput(['name'], {}),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
    list: true,
    access: anyone(),
    views: [],
    summary: '',
  }),
});

const pressed = jest.fn();

const select = jest.fn();
const chosen = () => [...(select.mock.lastCall?.[0] as ReadonlySet<number>)];

interface DishesProps {
  held?: readonly Dish[];
  columnsFrom?: number;
}

function Dishes({ held, columnsFrom }: DishesProps) {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const { list, query, load } = useTableList(ListDishes);
  return (
    <DataTable
      name="dishes"
      label="Platos"
      list={list}
      query={query}
      exported={{ fileName: 'carta', columns: [{ header: 'Nombre', value: ({ name }) => name }], load }}
      rows={held}
      columnsFrom={columnsFrom}
      rowId={({ id }) => id}
      columns={[
        { field: 'name', headerName: 'Nombre', width: 200 },
        {
          field: 'do',
          headerName: 'Acción',
          sortable: false,
          renderCell: ({ row }) => <button onClick={() => pressed(row.id)}>Quitar {row.name}</button>,
        },
      ]}
      card={({ name }) => <strong>{name}</strong>}
      cardActions={({ name }) => <button onClick={() => pressed(name)}>Quitar {name}</button>}
      rowName={({ name }) => name}
      selection={{
        selected,
        onChange: (ids) => {
          select(ids);
          setSelected(ids);
        },
      }}
      linkTo={({ id }) => `/dishes/${id}`}
      empty={<h2>La carta está vacía</h2>}
    />
  );
}

const title = { CAST: 'T', CAT: 'T', PT: 'T' };

function show(api: FakeApi, at = '/', props: DishesProps = {}) {
  const Screen = () => <Dishes {...props} />;
  const route = { frame: 'portal', title } as const;
  return renderApp({
    api: api.signedIn(),
    areas: [
      {
        area: 'test',
        routes: [
          { ...route, path: '/', screen: async () => Screen },
          { ...route, path: '/dishes/:id', screen: async () => () => 'a dish' },
        ],
      },
    ],
    at,
  });
}
const menu = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Plato ${index + 1}` }));
  return fakeApi().on(ListDishes, (input) => {
    const size = input.size === -1 ? count : input.size;
    return page(all.slice((input.page - 1) * size, input.page * size), count);
  });
};
const namesShown = () =>
  within(screen.getByRole('list', { name: 'Platos' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

beforeEach(() => void pressed.mockClear());

describe('a table on a phone', () => {
  beforeEach(() => widen(400));

  it('shows rows as cards, each of which opens, with what can be done beside it', async () => {
    show(menu(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar Plato 1' }));
    expect(pressed.mock.calls).toEqual([['Plato 1']]);
    await userEvent.click(screen.getByRole('link', { name: 'Plato 2' }));
    expect(app.path()).toBe('/dishes/2');
  });

  it.each([400, 1440])('has nothing inside of the links of its rows, at %i px', async (width) => {
    widen(width);
    show(menu(2));
    const links = await screen.findAllByRole('link', { name: /^Plato/ });
    expect(links.map(({ childElementCount }) => childElementCount)).toEqual([0, 0]);
  });

  it('offers no columns, for cards have none', async () => {
    show(menu(2));
    await screen.findByRole('list', { name: 'Platos' });
    see.none('button', tableText('columns'));
  });

  it('comes in pages, with the page in the address (U6)', async () => {
    show(menu(12));
    await screen.findByRole('list', { name: 'Platos' });
    await userEvent.click(screen.getByRole('button', { name: tableText('next') }));
    await waitFor(() => expect(namesShown()).toEqual(['Plato 11', 'Plato 12']));
    expect(app.path()).toBe('/?page=2');
  });

  it('shows the rows that are held still instead of the newest answer', async () => {
    show(menu(2), '/', { held: [{ id: 9, name: 'El de antes' }] });
    await screen.findByRole('list', { name: 'Platos' });
    expect(namesShown()).toEqual(['El de antes']);
  });
});

describe('a table where there is room', () => {
  beforeEach(() => widen(1440));

  it('is a table with its columns, and sorts by asking the server', async () => {
    const api = menu(2);
    show(api);
    const grid = within(await screen.findByRole('grid', { name: 'Platos' }));
    await userEvent.click(await grid.findByRole('columnheader', { name: 'Nombre' }));
    await see.path('/?sort=name');
    await waitFor(() => expect(api.callsTo(ListDishes).at(-1)?.sort).toBe('name'));
    expect(grid.getByRole('columnheader', { name: 'Nombre' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(grid.getByRole('columnheader', { name: 'Nombre' }));
    await see.path('/?sort=-name');
  });

  it('opens a row by its link, also by the keys: arrows move, Enter opens', async () => {
    show(menu(3));
    const first = await screen.findByRole('link', { name: 'Plato 1' });
    act(() => first.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Plato 2' }));
    await userEvent.keyboard('{Enter}');
    await see.path('/dishes/2');
  });

  it('moves with J and K, and selects with X', async () => {
    show(menu(3));
    await screen.findByRole('link', { name: 'Plato 1' });
    await userEvent.keyboard('jjjk');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Plato 2' }));
    await userEvent.keyboard('x');
    expect(chosen()).toEqual([2]);
  });

  it('leaves their keys to the buttons of a cell, and opens the row from the cell itself', async () => {
    show(menu(2));
    const first = await screen.findByRole('link', { name: 'Plato 1' });
    act(() => first.focus());
    await userEvent.keyboard('{ArrowRight}');
    const cell = screen.getByRole('gridcell', { name: 'Quitar Plato 1' });
    expect(document.activeElement).toBe(cell);
    act(() => within(cell).getByRole('button').focus());
    await userEvent.keyboard(' ');
    expect(pressed.mock.calls).toEqual([[1]]);
    act(() => cell.focus());
    await userEvent.keyboard('{Enter}');
    await see.path('/dishes/1');
  });

  it('selects rows of several pages, and a whole page', async () => {
    show(menu(12));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: tableText('select', { name: 'Plato 2' }) }),
    );
    await userEvent.click(screen.getByRole('button', { name: tableText('next') }));
    await screen.findByRole('link', { name: 'Plato 12' });
    const page = screen.getByRole<HTMLInputElement>('checkbox', { name: tableText('selectPage') });
    expect(page.checked).toBe(false);
    await userEvent.click(page);
    expect(chosen()).toEqual([2, 11, 12]);
    await userEvent.click(screen.getByRole('checkbox', { name: tableText('select', { name: 'Plato 11' }) }));
    expect([chosen(), page.indeterminate]).toEqual([[2, 12], true]);
    await userEvent.click(page);
    await userEvent.click(page);
    expect(chosen()).toEqual([2]);
  });
});

describe('a table beside what it opens', () => {
  const { ResizeObserver: observed } = window;
  const narrow = 500;
  beforeEach(() => {
    widen(1440);
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => narrow });
    window.ResizeObserver = class extends observed {
      constructor(private readonly listener: ResizeObserverCallback) {
        super(listener);
      }
      override observe() {
        this.listener([], this);
      }
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
    window.ResizeObserver = observed;
  });

  it('offers columns where it has them, and none where its rows are cards', async () => {
    show(menu(2), '/', { columnsFrom: narrow });
    await screen.findByRole('grid', { name: 'Platos' });
    expect(screen.getByRole('button', { name: tableText('columns') })).toBeTruthy();
    cleanup();
    show(menu(2), '/', { columnsFrom: narrow + 1 });
    await screen.findByRole('list', { name: 'Platos' });
    see.none('button', tableText('columns'));
  });
});

describe('the features of every table', () => {
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const choose = async (role: string, name: string | RegExp) =>
    userEvent.click(await screen.findByRole(role, { name }));
  beforeEach(() => widen(1440));

  it('remembers the columns that were put away', async () => {
    show(menu(2));
    await press(tableText('columns'));
    await choose('checkbox', 'Acción');
    await see.path('/?hide=do');
    cleanup();
    const again = show(menu(2));
    await waitFor(() => expect(again.path()).toBe('/?hide=do'));
  });

  it('puts columns in another order, and back', async () => {
    show(menu(2));
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await press(tableText('columns'));
    await choose('button', tableText('columnDown', { name: 'Nombre' }));
    await see.path('/?columns=do%2Cname');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['', 'Acción', 'Nombre']));
    await press(tableText('columns'));
    await press(tableText('columnsReset'));
    await see.path('/');
  });

  it('has the widths of the address', async () => {
    show(menu(2), '/?widths=name%3A333');
    const head = await screen.findByRole('columnheader', { name: 'Nombre' });
    expect(head.style.width).toBe('345px');
  });

  it('exports every row that the filters leave, over all pages (U10)', async () => {
    const api = menu(12);
    show(api, '/?q=plato');
    await screen.findByRole('grid', { name: 'Platos' });
    await press(exportText('export'));
    await choose('menuitem', /CSV/);
    await waitFor(() => expect(api.callsTo(ListDishes).at(-1)?.size).toBe(-1));
    expect(api.callsTo(ListDishes).at(-1)?.q).toBe('plato');
    await see(/carta\.csv/);
  });
});

describe('a table without rows', () => {
  it('teaches what to do where there is nothing at all', async () => {
    show(menu(0));
    await see.role('heading', 'La carta está vacía');
  });

  it('takes search and filters away where they left nothing', async () => {
    show(menu(0), '/?q=sopa');
    await userEvent.click(await screen.findByRole('button', { name: tableText('clear') }));
    await see.path('/');
  });

  it('shows what failed with its code, and tries again on request', async () => {
    const api = fakeApi().on(ListDishes, () => refuse('forbidden', { status: 403 }));
    show(api);
    expect((await screen.findByRole('alert')).textContent).toContain(
      uiText('errorCode', { code: 'forbidden' }),
    );
    api.on(ListDishes, () => []);
    await userEvent.click(screen.getByRole('button', { name: uiText('retry') }));
    await see.role('heading', 'La carta está vacía');
  });
});
