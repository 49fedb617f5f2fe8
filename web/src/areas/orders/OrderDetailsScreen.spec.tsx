import { describe, expect, it } from '@jest/globals';
import { aReusedArt } from '@portal/contracts/areas/cart';
import { anOrderedItem, orderCommands, ownOrderCommands } from '@portal/contracts/areas/orders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AreaManifest } from '#core/area-manifest';
import { renderApp } from '#testing/render-app';
import { app, coreText, inside, press, refuse, screenKit, see, textsOf, type } from '#testing/screen-kit';
import { ordersArea } from './index';
import { anOrder, idOf, ordersApi } from './orders.testing';
import { detailsTexts, ordersTexts, ownTexts } from './texts';

const text = textsOf(detailsTexts);
const textPt = textsOf(detailsTexts, 'PT');
const ordersText = textsOf(ordersTexts);
const areas = [ordersArea];
const item = anOrderedItem('ES');

function open(order = anOrder(7), market: 'ES' | 'PT' = 'ES', role: 1 | 2 = 1) {
  const fake = ordersApi([order], role);
  return screenKit(areas)(fake, `/order/details/${order.id}`, market);
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd');

describe('an order in full', () => {
  it('[R-NAV-18] [R-ORD-02] shows each piece with its name, units, where it goes and who pays', async () => {
    const shipped = { units: 0, units_scale: '250 - 500', shipped: 1, billed: 2 };
    const places = { shipped_to: { id: 1, name: '101 - Gran Vía' }, billed_to: { id: 2, name: '102 - Sol' } };
    open(anOrder(7, { items: [{ ...item, ...shipped, ...places }] }));
    const piece = await screen.findByRole('heading', { name: 'Menú del día' });
    expect(within(piece).getByRole('link').getAttribute('href')).toBe(item.link);
    expect(fact(text('units'))?.textContent).toBe('250 - 500');
    expect(fact(text('shipped'))?.textContent).toBe('101 - Gran Vía');
    expect(fact(text('billed'))?.textContent).toBe('102 - Sol');
  });

  it.each([
    [true, 'ES', text('asItIs')],
    [true, 'PT', textPt('asItIs')],
    [false, 'ES', text('method.2')],
    [undefined, 'ES', text('method.2')],
  ] as const)(
    '[R-ORD-02] [AMB-60] shows how a piece was ordered, and links to ordering it again (unchanged: %s, in %s)',
    async (asItIs, market, announced) => {
      open(anOrder(7, { items: [{ ...item, method: 2, as_it_is: asItIs }] }), market);
      await screen.findByRole('heading', { name: 'Menú del día' });
      const textOf = market === 'ES' ? text : textPt;
      expect(fact(textOf('method'))?.textContent).toBe(announced);
      const again = screen.getByRole('link', { name: textOf('orderAgain') });
      expect(again.getAttribute('href')).toBe(`/order/${item.resource_id}?again=${anOrder(7).id}.0`);
    },
  );

  it.each([
    ['ES', 'CAST'],
    ['PT', 'PT'],
  ] as const)('leads to the order as a PDF in the reader’s language (%s)', async (market, language) => {
    open(anOrder(7), market);
    const textOf = market === 'ES' ? text : textPt;
    const number = market === 'ES' ? '#P-7' : '#O-7';
    const link = await screen.findByRole('link', { name: textOf('paperOf', { number }) });
    expect(link.getAttribute('href')).toBe(`/api/order/${anOrder(7).id}/paper?lang=${language}`);
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('[R-ORD-02] names the address of another place, and the units of a custom scale', async () => {
    const own = {
      units_scale: '-1',
      units_scale_custom: '120',
      shipped: 0,
      shipped_to: null,
      custom_ship: 'Calle Mayor 3',
    };
    open(anOrder(7, { items: [{ ...item, ...own }] }));
    await screen.findByRole('heading', { name: 'Menú del día' });
    expect(fact(text('units'))?.textContent).toBe('120');
    expect(fact(text('shipped'))?.textContent).toBe('Calle Mayor 3');
  });

  it('[R-ORD-03] shows the texts of the piece, with the arrow as a picture', async () => {
    const custom = {
      ...item.custom,
      restaurant: 'Casa Paco',
      price: '4,95 €',
      legal: 'IVA incluido',
      others: 'Sin fondo',
      start_date: '2026-11-20',
      end_date: '2026-12-01',
      direction: { value: 2, text: 'Derecha', image: 'right' },
    };
    open(anOrder(7, { items: [{ ...item, custom }] }), 'PT');
    await screen.findByRole('heading', { name: 'Menú del día' });
    const shown = [
      textPt('restaurant'),
      textPt('price'),
      textPt('legal'),
      textPt('others'),
      textPt('validity'),
      textPt('direction'),
    ].map((name) => fact(name)?.textContent);
    expect(shown).toEqual([
      'Casa Paco',
      '4,95 €',
      'IVA incluido',
      'Sin fondo',
      textPt('fromTo', { start: '20/11/2026', end: '01/12/2026' }),
      'Direita',
    ]);
    expect(fact(textPt('direction'))?.querySelector('svg')).not.toBeNull();
  });

  it('shows the answers with the words of the question', async () => {
    const params = { ...item.params, q1: 'El titular', q5: 'outside' };
    open(anOrder(7, { items: [{ ...item, params }] }));
    await screen.findByRole('heading', { name: 'Menú del día' });
    expect(fact('¿Qué texto hay que cambiar?')?.textContent).toBe('El titular');
    expect(fact('¿Dónde se coloca?')?.textContent).toBe('Exterior');
  });

  it('hands out the custom file and the pictures', async () => {
    const [file, picture, added] = ['f', 'a', 'b'].map((digit) => digit.repeat(32)) as [
      string,
      string,
      string,
    ];
    const withFiles = { ...item, custom_file: file, custom_file_name: 'logo.pdf', images: [picture] };
    open(anOrder(7, { items: [withFiles], images: [picture, added] }));
    const link = await screen.findByRole('link', { name: text('openFile', { name: 'logo.pdf' }) });
    expect(link.getAttribute('href')).toBe(`/api/order/${idOf(7)}/file/${file}`);
    const pictures = screen.getAllByRole('link', { name: /Abrir la imagen/ });
    expect(pictures.map((one) => one.getAttribute('href'))).toEqual([
      `/api/order/${idOf(7)}/file/${picture}`,
      `/api/order/${idOf(7)}/file/${added}`,
    ]);
  });

  it.each([
    [1, '/order/details/'],
    [2, '/admin/orders/'],
  ] as const)(
    '[AMB-60] shows what it is printed from, with its order and files (role %s)',
    async (role, path) => {
      const art = aReusedArt();
      open(anOrder(7, { items: [{ ...item, as_it_is: true, art }] }), 'ES', role);
      const earlier = await screen.findByRole('link', { name: text('artOf', { number: '#P-7', piece: 1 }) });
      expect(earlier.getAttribute('href')).toBe(`${path}${art.order_id}`);
      const { key, filename } = art.files[0] ?? { key: '', filename: '' };
      const file = screen.getByRole('link', { name: text('openFile', { name: filename }) });
      expect(file.getAttribute('href')).toBe(`/api/order/${anOrder(7).id}/proof/${key}`);
      await see.role('button', text('lookAt', { name: filename }));
    },
  );

  it('[R-ORD-04] names the contact, to be called or written to with one press', async () => {
    open();
    await see('Nuria Vidal 7');
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses.filter((address) => /^(?:mailto|tel):/.test(address ?? ''))).toEqual([
      'mailto:agency@es.chain.example?subject=Pedido%20%23P-7',
      'mailto:nuria.vidal@es.chain.example',
      'tel:600123456',
    ]);
  });

  it('[R-ORD-01] shows its history with who and when; erased people have no name', async () => {
    const history = [
      { status: 1 as const, at: '2026-11-07T08:30:00.000Z', by: '', role: 1 },
      { status: 2 as const, at: '2026-11-08T15:00:00.000Z', by: 'Adela Mínguez', role: 2 },
    ];
    open(anOrder(7, { status: 2, history }));
    const steps = (await inside('list', text('timeline'))).getAllByRole('listitem');
    await waitFor(() => expect(steps[1]?.textContent).toContain('Pendiente'));
    expect(steps.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'En procesoPersona dada de baja · 09:30 07/11/2026',
      'PendienteAdela Mínguez (agencia) · 16:00 08/11/2026',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
  });

  it('[R-ORD-19] follows a change of status without a reload: the word at once, then who set it', async () => {
    const fake = open();
    await waitFor(() => expect(screen.getAllByText('En proceso').length).toBeGreaterThan(1));
    fake.setStatus(idOf(7), 3);
    app.push('OrderChanged', { id: idOf(7), fields: { status: 3 }, position: 9 });
    await see(ordersText('statusNow', { number: '#P-7', status: 'En producción y entrega' }));
    await see(/Adela Mínguez \(agencia\)/);
  });

  it('leads into the wizard to order the piece again, for people who may order', async () => {
    open();
    const again = await screen.findByRole('link', { name: text('orderAgain') });
    expect(again.getAttribute('href')).toBe(`/order/${item.resource_id}?again=${idOf(7)}.0`);
    cleanup();
    open(anOrder(7), 'ES', 2);
    await screen.findByRole('heading', { name: 'Menú del día' });
    see.none('link', text('orderAgain'));
  });

  it('offers that for each piece where there are several', async () => {
    open(anOrder(7, { items: [item, { ...item, resource_id: 5, filename: 'Vinilo' }] }));
    expect(
      (await screen.findByRole('link', { name: text('orderAgainPiece', { name: 'Vinilo' }) })).getAttribute(
        'href',
      ),
    ).toBe(`/order/5?again=${idOf(7)}.1`);
  });

  it('shows when there is no such order', async () => {
    const fake = ordersApi([], 1);
    renderApp({ api: fake.api, areas, at: `/order/details/${idOf(3)}` });
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain(coreText('rejection.order_not_found')));
  });

  it('[R-ORD-20] [R-CON-10] takes up to five pictures, as long as it is not settled', async () => {
    const pictures = Array.from({ length: 4 }, (_, index) => String(index).repeat(32));
    open(anOrder(7, { images: pictures }));
    await press(text('addPictures'));
    await see(text('picturesHint', { room: 1 }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: text('attachPictures') }).disabled).toBe(
      true,
    );
    for (const order of [anOrder(7, { images: [...pictures, 'e'.repeat(32)] }), anOrder(7, { status: 4 })]) {
      cleanup();
      open(order);
      await screen.findByRole('heading', { name: 'Menú del día' });
      see.none('button', text('addPictures'));
    }
  });
});

const ownText = textsOf(ownTexts);
const number = '#P-7';
const address = 'agency@es.chain.example';

function openOwn(facts: Parameters<typeof anOrder>[1] = {}, more: readonly AreaManifest[] = []) {
  const fake = ordersApi([anOrder(7, facts)], 1);
  return screenKit([ordersArea, ...more])(fake, `/order/details/${idOf(7)}`);
}

const button = (key: 'cancel' | 'change') => screen.findByRole('button', { name: ownText(key) });

describe('an unassigned order', () => {
  it('[R-ORD-16] is cancelled after a question', async () => {
    const { api, orders } = openOwn();
    api.on(ownOrderCommands.CancelOwnOrder, ({ id }) => {
      orders.patch(id, { status: 5 });
      return { id, status: 5 as const, version: 1 };
    });
    await userEvent.click(await button('cancel'));
    const question = await screen.findByRole('alertdialog', { name: ownText('cancelTitle', { number }) });
    await press(ownText('cancel'), 'button', within(question));
    await see(ownText('cancelled', { number }));
    await waitFor(() => see.none('button', ownText('change')));
  });

  it('[R-ORD-16] shows where to write when the agency was faster', async () => {
    const { api, orders } = openOwn();
    api.on(ownOrderCommands.CancelOwnOrder, () =>
      refuse('order_taken', { status: 409, details: { agency: address } }),
    );
    await userEvent.click(await button('cancel'));
    const question = await screen.findByRole('alertdialog');
    orders.patch(idOf(7), { assignee_id: 8, assignee_name: 'Berta Gil' });
    await press(ownText('cancel'), 'button', within(question));
    await see(ownText('rejection.order_taken', { agency: address }));
  });

  it('[R-CRT-14] is changed with the version that was seen, only where something is different', async () => {
    const { api } = openOwn({ content_version: 3 });
    api.on(ownOrderCommands.ChangeOwnOrder, ({ id }) => ({ id, version: 4 }));
    await userEvent.click(await button('change'));
    const dialog = await screen.findByRole('dialog', { name: ownText('changeTitle', { number }) });
    await type(new RegExp(ownText('others')), 'Sin logo', 'textbox', within(dialog));
    await press(ownText('save'), 'button', within(dialog));
    await see.sent(api, ownOrderCommands.ChangeOwnOrder, 1);
    const [sent] = api.callsTo(ownOrderCommands.ChangeOwnOrder);
    expect(sent).toMatchObject({ id: idOf(7), version: 3, contact_name: 'Nuria Vidal 7' });
    expect(sent?.items).toMatchObject([{ at: 0, custom: { others: 'Sin logo' } }]);
    expect(api.callsTo(orderCommands.ChangeOrderStatus)).toEqual([]);
  });
});

describe('an order that is not its restaurant’s own any more', () => {
  it.each([
    ['it has an assignee', { assignee_id: 8, assignee_name: 'Berta Gil' }, 'taken'],
    ['it was moved on', { status: 3 }, 'taken'],
    ['it is settled', { status: 4 }, 'over'],
  ] as const)('[R-ORD-04] shows the agency’s address where %s', async (_case, facts, key) => {
    openOwn(facts);
    await see(ownText(key));
    see.none('button', ownText('cancel'));
    const link = screen.getByRole('link', { name: ownText('write', { address }) });
    expect(link.getAttribute('href')).toContain(`mailto:${address}`);
  });

  it('[R-CHT-01] leads to its conversation where it has one, instead of a mail', async () => {
    const label = { CAST: 'Conversación', CAT: 'Conversa', PT: 'Conversa' };
    const chat: AreaManifest = {
      area: 'chat',
      slots: { besideOrder: { label, part: async () => () => null } },
    };
    openOwn({ status: 3 }, [chat]);
    await see(ownText('takenChat'));
    see.none('link', ownText('write', { address }));
  });
});
