import { afterEach, describe, expect, it } from '@jest/globals';
import { orderQueries, proofCommands } from '@portal/contracts/areas/orders';
import { userEvent } from '@testing-library/user-event';
import { fakeTus } from '#testing/fake-tus';
import { HomeSlots } from '#ui/slots/Slots';
import {
  inside,
  press,
  refuse,
  screen,
  screenKit,
  see,
  testArea,
  textsOf,
  user,
  waitFor,
  within,
} from '#testing/screen-kit';
import { act } from '@testing-library/react';
import { widen } from '#testing/widen';
import { ordersArea } from './index';
import { anOrder, idOf, ordersApi } from './orders.testing';
import { workOf, aProof, aRemark, keyOf, names, orderId, proofsApi, someArt } from './proofs.testing';
import { detailsTexts, triageTexts } from './texts';
import { readyTexts } from './texts/early';
import { artTexts, proofTexts, sendProofTexts } from './texts/proof';
import { siteTexts, uploadTexts } from '#ui/texts';

const text = textsOf(proofTexts);
const sendText = textsOf(sendProofTexts);
const artText = textsOf(artTexts);
const readyText = textsOf(readyTexts);
const show = screenKit(ordersArea, `/order/details/${orderId}`);
const showAgency = screenKit(ordersArea, `/admin/orders/${orderId}`);
const panel = () => inside('region', text('title'));

const started: string[] = [];
function noteDownloads() {
  started.length = 0;
  const real = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    started.push(this.getAttribute('href') ?? '');
  };
  return () => void (HTMLAnchorElement.prototype.click = real);
}

describe('proofs in the details of an order', () => {
  it('show the newest version of each piece, its state, and what was asked to change', async () => {
    const changed = aProof(2, {
      state: 'changes',
      decided: {
        at: '2026-11-22T10:00:00.000Z',
        name: 'Carmen Ruiz',
        side: 'restaurant',
        text: 'Otro precio',
      },
      remarks: [aRemark('Más grande')],
    });
    show(proofsApi([workOf([changed, aProof(1, { state: 'superseded' })]), workOf([aProof(1)])]));
    const rows = await (await panel()).findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain(text('state.changes'));
    expect(rows[0]?.textContent).toContain('Otro precio');
    expect(rows[0]?.textContent).toContain(text('remarks', { count: 1 }));
    expect(rows[1]?.textContent).toContain(text('state.waiting'));
  });

  it('are not mentioned before the first one', async () => {
    show(proofsApi([workOf([])]));
    await see.role('heading', names[0] ?? '');
    see.none('region', text('title'));
    see.none('region', artText('title'));
  });

  it('that wait are approved together, after their names and versions were read', async () => {
    const fake = show(proofsApi([workOf([aProof(2), aProof(1)]), workOf([aProof(1)]), workOf([])]));
    await press(text('approveAll', { count: 2 }));
    const dialog = await inside('alertdialog');
    await see(text('approvePiece', { name: 'Menú del día', version: 2 }), dialog);
    await see(text('approvePiece', { name: 'Cartel de terraza', version: 1 }), dialog);
    await press(text('approveAll', { count: 2 }), 'button', dialog);
    await see.sent(fake, proofCommands.ApproveProofs, [
      {
        id: orderId,
        pieces: [
          { at: 0, proof: 2 },
          { at: 1, proof: 1 },
        ],
      },
    ]);
    await waitFor(() => expect(screen.getAllByText(text('state.approved'))).toHaveLength(2));
  });

  it('of which one is older by now are not approved, and the reason shows', async () => {
    const fake = proofsApi([workOf([aProof(1)]), workOf([aProof(1)])]);
    fake.api.on(proofCommands.ApproveProofs, () =>
      refuse('proof_superseded', { status: 409, details: { version: 2 } }),
    );
    show(fake);
    await press(text('approveAll', { count: 2 }));
    await press(text('approveAll', { count: 2 }), 'button', await inside('alertdialog'));
    await see(text('rejection.proof_superseded', { version: 2 }));
    expect(screen.queryByText(text('state.approved'))).toBeNull();
  });

  it('cannot be approved by people who may not: they read why', async () => {
    show(proofsApi([workOf([aProof(1)]), workOf([aProof(1)])], { role: 3 }));
    await see(text('mayNot'));
    see.none('button', text('approveAll', { count: 2 }));
  });

  it('[R-PLT-07] are in Portuguese in Portugal', async () => {
    screenKit(ordersArea)(
      proofsApi([workOf([aProof(1)], someArt('arte.pdf'))]),
      `/order/details/${orderId}`,
      'PT',
    );
    const pt = textsOf(proofTexts, 'PT');
    await see.role('region', pt('title'));
    await see(pt('state.waiting'));
    await see.role('region', 'Arte-final');
  });
});

const uploaded = { Key: keyOf('menu.pdf', 2), filename: 'menu.pdf', bytes: 4 };

describe('proofs at the agency', () => {
  let restore = () => undefined as void;
  afterEach(() => restore());

  it('are uploaded in pieces and sent with a note as the next version', async () => {
    const tus = fakeTus();
    restore = tus.restore;
    tus.server.data = uploaded;
    const fake = showAgency(proofsApi([workOf([aProof(1, { state: 'changes' })])], { role: 2 }));
    await press(text('sendNextOf', { name: 'Menú del día', version: 2 }));
    const dialog = await inside('dialog');
    const send = await dialog.findByRole('button', { name: sendText('send') });
    expect(send.hasAttribute('disabled')).toBe(true);
    const input = screen.getByRole('dialog').querySelector('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
    await user.type(dialog.getByRole('textbox'), 'Con el precio nuevo');
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false));
    expect(tus.server.requests.some((request) => request.startsWith('PATCH'))).toBe(true);
    await user.click(send);
    await waitFor(() => expect(fake.api.callsTo(proofCommands.SendProof)).toHaveLength(1));
    expect(fake.api.callsTo(proofCommands.SendProof)[0]).toMatchObject({
      at: 0,
      note: 'Con el precio nuevo',
    });
    await see(sendText('sent', { version: 2 }));
    await see.role('button', text('sendNextOf', { name: 'Menú del día', version: 3 }));
  });

  it.each([
    ['above the pieces', 'proof-changes', Node.DOCUMENT_POSITION_FOLLOWING],
    ['below the pieces', 'proof-approved', Node.DOCUMENT_POSITION_PRECEDING],
  ] as const)('are %s after %s', async (_where, kind, place) => {
    const step = {
      status: 3 as const,
      at: '2026-11-21T10:00:00.000Z',
      role: 1,
      by: 'Carmen Ruiz',
      pieces: [0],
    };
    const history = [{ ...step, kind }];
    showAgency(proofsApi([workOf([aProof(1)])], { role: 2, order: { history } }));
    const proofs = await screen.findByRole('button', { name: text('title') });
    const pieces = screen.getByRole('button', { name: new RegExp(`^${textsOf(detailsTexts)('items')}`) });
    expect(proofs.compareDocumentPosition(pieces)).toBe(place);
  });

  it('stay in their dialog, with what is uploaded, when the window gets narrow or wide', async () => {
    const tus = fakeTus();
    restore = tus.restore;
    tus.server.data = uploaded;
    widen(1440);
    showAgency(proofsApi([workOf([])], { role: 2 }));
    await see.role('complementary', textsOf(triageTexts)('openOrder'));
    await press(text('sendOf', { name: 'Menú del día' }));
    const dialog = await screen.findByRole('dialog');
    await userUpload(dialog.querySelector('input[type=file]'), new File(['%PDF'], 'menu.pdf'));
    await user.type(within(dialog).getByRole('textbox'), 'Con el precio nuevo');
    const send = within(dialog).getByRole('button', { name: sendText('send') });
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false));
    act(() => widen(360));
    await waitFor(() => expect(document.querySelector('[role=complementary]')).toBeNull());
    act(() => widen(1440));
    await waitFor(() => expect(document.querySelector('[role=complementary]')).not.toBeNull());
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(within(dialog).getByDisplayValue('Con el precio nuevo')).toBeTruthy();
    expect(send.hasAttribute('disabled')).toBe(false);
  });

  it('of another type are refused before they are sent', async () => {
    showAgency(proofsApi([workOf([])], { role: 2 }));
    await press(text('sendOf', { name: 'Menú del día' }));
    await screen.findByRole('dialog');
    const input = screen.getByRole('dialog').querySelector('input[type=file]');
    await userUpload(input, new File(['MZ'], 'menu.exe'));
    await see(textsOf(uploadTexts)('failed', { percent: 0 }));
    expect(screen.getByRole('button', { name: sendText('send') }).hasAttribute('disabled')).toBe(true);
  });

  it('are followed by finished art, and downloads are listed', async () => {
    const tus = fakeTus();
    restore = tus.restore;
    tus.server.data = uploaded;
    const downloads = [
      { at: '2026-11-24T09:00:00.000Z', name: 'Nuria Vidal', side: 'restaurant' as const, pieces: [0] },
    ];
    const fake = showAgency(proofsApi([workOf([aProof(1)])], { role: 2, work: { downloads } }));
    await press(text('addFinalOf', { name: 'Menú del día' }));
    await screen.findByRole('dialog');
    const input = screen.getByRole('dialog').querySelector('input[type=file]');
    await userUpload(input, new File(['%PDF'], 'final.pdf', { type: 'application/pdf' }));
    const add = screen.getByRole('button', { name: sendText('add') });
    await waitFor(() => expect(add.hasAttribute('disabled')).toBe(false));
    await user.click(add);
    await see.sent(fake, proofCommands.AddFinalArt, 1);
    const art = await inside('region', artText('title'));
    await see.role('button', artText('file', { name: 'final.pdf' }), art);
    await see(/Nuria Vidal/, art);
  });

  it('are not sent for a cancelled order, nor approved', async () => {
    showAgency(proofsApi([workOf([aProof(1)]), workOf([aProof(1)])], { role: 2, order: { status: 5 } }));
    await see.role('button', text('lookOf', { name: 'Menú del día' }));
    see.none('button', text('sendNextOf', { name: 'Menú del día', version: 2 }));
    see.none('button', text('approveAll', { count: 2 }));
    see.noText(text('mayNot'));
  });
});

const userUpload = (input: Element | null, file: File) =>
  userEvent.setup({ delay: null, applyAccept: false }).upload(input as HTMLInputElement, file);

describe('finished art', () => {
  let restore = () => undefined as void;
  afterEach(() => restore());

  it('is downloaded file by file, by piece and as a whole, and shows until when', async () => {
    restore = noteDownloads();
    const fake = show(
      proofsApi([
        workOf([aProof(1, { state: 'approved' })], someArt('menu.pdf', 'menu-troquel.pdf')),
        workOf([aProof(1, { state: 'approved' })], someArt('cartel.pdf')),
      ]),
    );
    const art = await inside('region', artText('title'));
    expect(art.getAllByText(/21\/11\/2028/)).toHaveLength(2);
    await press(artText('file', { name: 'cartel.pdf' }), 'button', art);
    await waitFor(() => expect(started).toHaveLength(1));
    await press(artText('pieceOf', { name: 'Menú del día' }), 'button', art);
    await waitFor(() => expect(started).toHaveLength(2));
    await press(artText('all'), 'button', art);
    await see.sent(fake, proofCommands.DownloadArt, [
      { id: orderId, pieces: [1], file: keyOf('cartel.pdf', 1) },
      { id: orderId, pieces: [0], file: '' },
      { id: orderId, pieces: [], file: '' },
    ]);
    await waitFor(() => expect(started).toHaveLength(3));
    expect(started.every((url) => url.startsWith('/api/'))).toBe(true);
    see.noText(artText('downloads'));
  });

  it('that is too old by now is refused with the reason', async () => {
    restore = noteDownloads();
    const fake = proofsApi([workOf([aProof(1, { state: 'approved' })], someArt('menu.pdf'))]);
    fake.api.on(proofCommands.DownloadArt, () => refuse('art_not_found', { status: 404 }));
    show(fake);
    await press(artText('file', { name: 'menu.pdf' }));
    await see(readyText('rejection.art_not_found'));
    expect(started).toEqual([]);
  });

  it('has a button in each row of my orders that has some', async () => {
    restore = noteDownloads();
    const fake = ordersApi([anOrder(7), anOrder(8, { pieces_ready: 0 })]);
    fake.api.on(proofCommands.DownloadArt, () => ({ url: 'order/art/1', files: 1 }));
    screenKit(ordersArea)(fake, '/orders?scope=all');
    await press(readyText('downloadOf', { number: '#P-7' }));
    await waitFor(() => expect(started).toEqual(['/api/order/art/1']));
    see.none('button', readyText('downloadOf', { number: '#P-8' }));
  });
});

const elsewhere = { restaurant_id: 2, restaurant_site: '102', restaurant_name: 'Atocha' };

const home = testArea({
  '/': () => (
    <>
      <h1>Home</h1>
      <HomeSlots place="homeAlerts" />
    </>
  ),
});

describe('the home page', () => {
  const openHome = (rows: Parameters<typeof ordersApi>[0], role: 1 | 2 = 1) => {
    const fake = ordersApi(rows, role);
    fake.api.on(orderQueries.ListOrders, ({ turn, ready }) =>
      rows.filter(
        (row) => (turn === undefined || row.turn === turn) && (ready !== true || row.pieces_ready > 0),
      ),
    );
    return screenKit([home, ordersArea])(fake, '/');
  };

  it('names what waits for the restaurant, and what it can download', async () => {
    openHome([
      anOrder(7, { turn: 'restaurant', proofs_waiting: 2, quote: 'waiting', pieces_ready: 0 }),
      anOrder(8, { turn: null, pieces_ready: 3 }),
    ]);
    const waits = await inside('region', readyText('waits'));
    const link = waits.getByRole('link');
    expect(link.textContent).toContain(readyText('proofs', { count: 2 }));
    expect(link.textContent).toContain(readyText('quote'));
    expect(link.getAttribute('href')).toBe(`/order/details/${idOf(7)}`);
    const ready = await inside('region', readyText('ready'));
    expect(ready.getByRole('link').textContent).toContain('#P-8');
    expect(ready.getByRole('button', { name: readyText('downloadOf', { number: '#P-8' }) })).toBeTruthy();
  });

  it('names another restaurant of the person, which is chosen when its order opens', async () => {
    const fake = openHome([
      anOrder(7, { turn: 'restaurant', quote: 'waiting', pieces_ready: 0 }),
      anOrder(8, { turn: 'restaurant', quote: 'waiting', pieces_ready: 0, ...elsewhere }),
    ]);
    const waits = await inside('region', readyText('waits'));
    const [own, other] = waits.getAllByRole('link');
    expect(own?.textContent).not.toContain('Gran Vía');
    expect(other?.textContent).toContain('102 - Atocha');
    await user.click(other as HTMLElement);
    await see(textsOf(siteTexts)('siteSelected', { name: '102 - Atocha' }));
    await see.path(`/order/details/${idOf(8)}`);
    expect(fake.api.callsTo(orderQueries.ListOrders)[0]).not.toHaveProperty('restaurant_id');
  });

  it('shows nothing of it where nothing waits', async () => {
    const fake = openHome([anOrder(9, { pieces_ready: 0 })]);
    await see.sent(fake, orderQueries.ListOrders, 2);
    see.none('region', readyText('waits'));
    see.none('region', readyText('ready'));
  });
});
