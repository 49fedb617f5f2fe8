import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { anyone, defineQueries, listInput, query } from '@portal/contracts/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { CallClient } from '../../app/client/call-client';
import { CallClientContext } from '../../app/client/client-context';
import { createQueryClient } from '../../app/client/query-client';
import { useCallList } from '../../app/client/use-call-query';
import { LanguageProvider } from '../../app/i18n/LanguageProvider';
import { DensityProvider } from '../../app/theme/DensityProvider';
import { theme } from '../../app/theme/theme';
import { FakeHouse } from '../../testing/fake-house';
import { widen } from '../../testing/widen';
import { useListUrl } from '../list/use-list-url';
import { DataTable } from './DataTable';

// The grid is code of its own, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

interface Dish {
  readonly id: number;
  readonly name: string;
}
const { ListDishes } = defineQueries('test', {
  ListDishes: query({
    method: 'GET',
    path: 'dishes',
    input: listInput({ sorts: ['name'], defaultSize: 10 }, {}),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
    list: true,
    access: anyone(),
    views: [],
    summary: '',
  }),
});

const opened = jest.fn();
const pressed = jest.fn();

function Dishes({ held }: { held?: readonly Dish[] }) {
  const list = useListUrl({ defaultSize: 10 });
  const dishes = useCallList(ListDishes, list.input);
  return (
    <DataTable
      label="Platos"
      list={list}
      query={dishes}
      rows={held}
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
      onOpen={({ id }) => opened(id)}
      empty={<h2>La carta está vacía</h2>}
    />
  );
}

function show(house: FakeHouse, at = '/', held?: readonly Dish[]) {
  const router = createMemoryRouter([{ path: '/', element: <Dishes held={held} /> }], {
    initialEntries: [at],
  });
  render(
    <ThemeProvider theme={theme}>
      <LanguageProvider>
        <QueryClientProvider client={createQueryClient()}>
          <CallClientContext value={new CallClient(house.fetch)}>
            <DensityProvider>
              <RouterProvider router={router} />
            </DensityProvider>
          </CallClientContext>
        </QueryClientProvider>
      </LanguageProvider>
    </ThemeProvider>,
  );
  return router;
}
const menu = (count: number) => {
  const all = Array.from({ length: count }, (_, place) => ({ id: place + 1, name: `Plato ${place + 1}` }));
  return new FakeHouse({
    dishes: ({ query: asked }) => {
      const [page, size] = [Number(asked.get('page')), Number(asked.get('size'))];
      return { data: all.slice((page - 1) * size, page * size), more: { total: count } };
    },
  });
};
const namesShown = () =>
  within(screen.getByRole('list', { name: 'Platos' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

beforeEach(() => {
  opened.mockClear();
  pressed.mockClear();
});
afterEach(cleanup);

describe('a table on a phone', () => {
  beforeEach(() => widen(400));

  it('shows rows as cards, each of which opens, with what can be done beside it', async () => {
    show(menu(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Plato 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Plato 1' }));
    expect(opened.mock.calls).toEqual([[2]]);
    expect(pressed.mock.calls).toEqual([['Plato 1']]);
  });

  it('comes in pages, with the page in the address (U6)', async () => {
    const router = show(menu(12));
    await screen.findByRole('list', { name: 'Platos' });
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(namesShown()).toEqual(['Plato 11', 'Plato 12']));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('shows the rows that are held still instead of the newest answer', async () => {
    show(menu(2), '/', [{ id: 9, name: 'El de antes' }]);
    await screen.findByRole('list', { name: 'Platos' });
    expect(namesShown()).toEqual(['El de antes']);
  });
});

describe('a table where there is room', () => {
  beforeEach(() => widen(1440));

  it('is a grid with its columns, and sorts by asking the server', async () => {
    const house = menu(2);
    const router = show(house);
    const grid = within(await screen.findByRole('grid', { name: 'Platos' }));
    await userEvent.click(await grid.findByRole('columnheader', { name: /Nombre/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
    await waitFor(() => expect(house.callsTo('dishes').at(-1)?.query.get('sort')).toBe('name'));
  });
});

describe('a table without rows', () => {
  it('teaches what to do where there is nothing at all', async () => {
    show(menu(0));
    expect(await screen.findByRole('heading', { name: 'La carta está vacía' })).toBeTruthy();
  });

  it('takes search and filters away where they left nothing', async () => {
    const router = show(menu(0), '/?q=sopa');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says what failed with its code, and tries again on request', async () => {
    const house = new FakeHouse({ dishes: () => ({ error: 'forbidden', status: 403 }) });
    show(house);
    expect((await screen.findByRole('alert')).textContent).toContain('Código: forbidden');
    house.on('dishes', () => ({ data: [], more: { total: 0 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'La carta está vacía' })).toBeTruthy();
  });
});
