import { describe, expect, it } from '@jest/globals';
import {
  anOperation,
  aParkedStream,
  aProjection,
  operationsCommands,
  operationsQueries,
} from '@portal/contracts/areas/operations';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import type { FakeApi } from '#testing/fake-api';
import { app, reads, screen, see, textsOf, uiText, within } from '#testing/screen-kit';
import { logTexts, operationsTexts, viewTexts } from './texts';
import { operationsArea } from './index';
import { operationsApi } from './operations.testing';

const text = textsOf(operationsTexts);
const logText = textsOf(logTexts);
const nameOf = textsOf(viewTexts);

const { ListProjections, ListParkedStreams, ListOperations } = operationsQueries;
const { RetryParkedStream, RebuildProjections } = operationsCommands;

async function open(prepare: (api: FakeApi) => void = () => undefined) {
  const api = operationsApi();
  prepare(api);
  renderApp({ api, areas: [operationsArea], at: '/admin/operations' });
  await screen.findByRole('status', { name: text('summary') });
  return { api, user: userEvent.setup() };
}
const summary = () => screen.getByRole('status', { name: text('summary') }).textContent;
const cardOf = (name: string) => screen.getByRole('listitem', { name });

describe('the health of the portal', () => {
  it('[R9] is one calm word when all is well', async () => {
    await open();
    expect(summary()).toBe(text('allWell', { count: 2 }));
    see.none('list', text('parkedTitle'));
    expect(within(cardOf(nameOf('orders'))).getByText(text('health.well'))).toBeTruthy();
  });

  it('[R9] lists what is well by the names that people read', async () => {
    await open((api) => {
      api.on(ListProjections, () => [aProjection('users'), aProjection('resources'), aProjection('orders')]);
    });
    const names = within(screen.getByRole('list', { name: text('views') })).getAllByRole('heading');
    expect(names.map((each) => each.textContent)).toEqual(['Catálogo', 'Pedidos', 'Personas']);
  });

  it('[R9] lists first what needs attention, and names the problem in a word', async () => {
    await open((api) => {
      api.on(ListProjections, () => [
        aProjection('users'),
        aProjection('orders', { lag: 4_200 }),
        aProjection('sections', { silent: true }),
        aProjection('resources', { rebuild: 0.42 }),
      ]);
    });
    const names = within(screen.getByRole('list', { name: text('views') })).getAllByRole('heading');
    expect(names.map((each) => each.textContent)).toEqual(['Pedidos', 'Secciones', 'Catálogo', 'Personas']);
    expect(summary()).toBe('1 vista sin datos1 vista con retrasoReconstruyendo 1 vista');
    expect(within(cardOf(nameOf('orders'))).getByText('4,2 s')).toBeTruthy();
    expect(
      within(cardOf(nameOf('resources')))
        .getByRole('progressbar')
        .getAttribute('aria-valuenow'),
    ).toBe('42');
  });

  it('[U2] describes its charts in words, and offers the numbers in a table', async () => {
    const recent = [{ at: '2026-11-20T09:30:00.000Z', lag: 1_200, rate: 35 }];
    await open((api) => {
      api.on(ListProjections, () => [aProjection('orders', { recent })]);
    });
    const name = 'Últimos minutos de Pedidos: Retraso máximo 1,2 s, ritmo máximo 35 eventos/s.';
    expect(screen.getByRole('img', { name })).toBeTruthy();
    const table = within(cardOf(nameOf('orders'))).getByRole('table', { hidden: true });
    expect(
      within(table)
        .getAllByRole('cell', { hidden: true })
        .map((cell) => cell.textContent),
    ).toEqual(['10:30', '1,2 s', text('perSecond', { rate: 35 })]);
  });

  it('[R8] names the documents that differ from a rebuild, and offers the switch', async () => {
    const at = '2026-11-20T02:10:00.000Z';
    const differences = [
      { view: 'orders', id: 'a', kind: 'changed', fields: [{ name: 'status', live: '1', rebuilt: '2' }] },
      { view: 'orders', id: 'b', kind: 'extra', fields: [] },
    ] as const;
    const { user } = await open((api) => {
      api.on(ListProjections, () => [
        aProjection('orders', {
          verified: { at, documents: 640, different: 2, differences: structuredClone(differences) as never },
        }),
        aProjection('users', { verified: { at, documents: 21, different: 0, differences: [] } }),
        aProjection('sections'),
      ]);
    });
    expect(summary()).toBe(text('someDifferent', { count: 1 }));
    reads(
      cardOf(nameOf('users')),
      'Última verificación: 03:10 20/11/2026 · 21\u00a0documentos, 0\u00a0diferencias',
    );
    reads(cardOf(nameOf('sections')), text('notVerified'));
    const card = cardOf(nameOf('orders'));
    const list = within(card).getByRole('list', {
      name: text('differencesOf', { view: 'Pedidos' }),
      hidden: true,
    });
    expect(list.textContent).toBe('Pedidos: astatus: 1 → 2Pedidos: sobra b');
    await user.click(within(card).getByRole('button', { name: text('rebuildNamed', { view: 'Pedidos' }) }));
    await screen.findByRole('alertdialog');
  });

  it('[R8] is verified on request, view by view', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: text('verifyNamed', { view: 'Pedidos' }) }));
    expect(api.callsTo(RebuildProjections)).toEqual([{ projections: ['orders'], activate: false }]);
    await see(/Petición registrada/);
  });

  it('updates without a reload', async () => {
    const { api } = await open();
    api.on(ListProjections, () => [aProjection('orders', { parked: 1 })]);
    app.push('ProjectionsMoved', {});
    await see(text('health.parked', { count: 1 }), within(cardOf(nameOf('orders'))));
    expect(summary()).toBe(text('someParked', { count: 1 }));
  });

  it('[U1] explains what to look for when nothing has reported yet', async () => {
    const api = operationsApi();
    api.on(ListProjections, () => []);
    renderApp({ api, areas: [operationsArea], at: '/admin/operations' });
    await see(text('nothingYet'));
  });
});

describe('a parked stream', () => {
  it('[R9] is explained in plain words, with the technical details folded, and retried', async () => {
    const { api, user } = await open((api) => {
      api.on(ListParkedStreams, () => [aParkedStream()]);
    });
    const list = await screen.findByRole('list', { name: text('parkedTitle') });
    await see(text('parkedLine', { view: 'Pedidos', event: 'OrderPlaced', stream: 'order-7' }), within(list));
    const fold = within(list).getByText(text('details')).closest('details');
    expect(fold?.open).toBe(false);
    await user.click(within(list).getByText(text('details')));
    expect(fold?.open).toBe(true);
    expect(fold?.textContent).toContain('RangeError: no such size');
    await user.click(
      screen.getByRole('button', { name: text('retryNamed', { stream: 'order-7', view: 'Pedidos' }) }),
    );
    expect(api.callsTo(RetryParkedStream)).toEqual([{ projection: 'orders', stream: 'order-7' }]);
    await see(/Petición registrada/);
  });

  it('is not retried again while a retry is under way', async () => {
    await open((api) => {
      api.on(ListParkedStreams, () => [aParkedStream()]);
      api.on(ListOperations, () => [anOperation({ state: 'running' })]);
    });
    const button = await screen.findByRole('button', {
      name: text('retryNamed', { stream: 'order-7', view: 'Pedidos' }),
    });
    await screen.findByText(logText('state.running'));
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(button.textContent).toBe(text('retrying'));
  });
});

describe('a rebuild', () => {
  it('[R8] explains first what will happen, and that the portal keeps working', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: text('rebuildNamed', { view: 'Pedidos' }) }));
    const dialog = await screen.findByRole('alertdialog', {
      name: text('rebuildTitle', { view: 'Pedidos', count: 1 }),
    });
    expect(dialog.textContent).toContain(text('rebuildText'));
    await user.click(within(dialog).getByRole('button', { name: uiText('cancel') }));
    expect(api.callsTo(RebuildProjections)).toEqual([]);
  });

  it.each([
    [text('compareOnly'), false],
    [text('rebuildNow'), true],
  ])('[R8] %s: of all views at once', async (button, activate) => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: text('rebuildAll') }));
    const dialog = await screen.findByRole('alertdialog', { name: text('rebuildTitle', { count: 2 }) });
    await user.click(within(dialog).getByRole('button', { name: button }));
    expect(api.callsTo(RebuildProjections)).toEqual([{ projections: ['orders', 'users'], activate }]);
    await see(/Petición registrada/);
  });
});

describe('the log of operations', () => {
  const log = () => screen.findByRole('list', { name: logText('logTitle') });

  it('[R11] shows who requested what and when, and the result', async () => {
    await open((api) => {
      api.on(ListOperations, () => [
        anOperation({ id: 'a', state: 'freed', finished_at: '2026-11-20T09:10:01.000Z' }),
        anOperation({
          id: 'b',
          kind: 'rebuild',
          stream: '',
          user_name: '',
          state: 'failed',
          reason: 'Error: full',
        }),
      ]);
    });
    const [freed, failed] = within(await log()).getAllByRole('listitem');
    expect(freed?.textContent).toContain(
      'Reintento de order-7 en PedidosNuria Vidal, 10:10 20/11/2026Liberada',
    );
    expect(failed?.textContent).toContain(
      'Reconstruir PedidosPersona dada de baja, 10:10 20/11/2026Error: fullHa fallado',
    );
  });

  it('[R8] shows how many documents a rebuild changed, view by view on request', async () => {
    const views = [
      { view: 'orders', live: 640, rebuilt: 640, different: 3 },
      { view: 'users', live: 20, rebuilt: 20, different: 0 },
    ];
    const report = { events: 27_000, milliseconds: 1_240, views, parked: 1 };
    await open((api) => {
      api.on(ListOperations, () => [
        anOperation({
          kind: 'comparison',
          stream: '',
          projections: ['orders', 'users'],
          state: 'done',
          report,
        }),
      ]);
    });
    const item = within(await log()).getByRole('listitem');
    reads(
      item,
      logText('kind.comparison', { views: 'Pedidos, Personas' }),
      '27.000 eventos en 1,2 s · 3 documentos distintos · 1 secuencia retenida',
    );
    const rows = within(item).getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['Pedidos6406403', 'Personas20200']);
  });
});
