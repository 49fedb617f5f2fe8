/** @jest-environment <rootDir>/scripts/test/own-window.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { proofCommands } from '@portal/contracts/areas/orders';
import { fireEvent } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { pdfTexts } from '#ui/texts';
import {
  app,
  inside,
  press,
  refuse,
  screen,
  screenKit,
  see,
  textsOf,
  user,
  waitFor,
  within,
} from '#testing/screen-kit';
import { ordersArea } from './index';
import { aFile, aProof, aRemark, keyOf, orderId, proofsApi, workOf } from './proofs.testing';
import { detailsTexts } from './texts';
import { proofTexts, viewerTexts } from './texts/proof';

/** jsdom has no canvas. */
jest.unstable_mockModule('react-pdf', () => ({
  pdfjs: { GlobalWorkerOptions: {} },
  Document({ onLoadSuccess, children }: { onLoadSuccess?: (pdf: object) => void; children: ReactNode }) {
    useEffect(() => onLoadSuccess?.({ numPages: 3 }), [onLoadSuccess]);
    return children;
  },
  Page: ({ pageNumber }: { pageNumber: number }) => <p>{`drawn ${pageNumber}`}</p>,
}));
jest.unstable_mockModule('react-pdf/dist/Page/TextLayer.css', () => ({}));

const text = textsOf(viewerTexts);
const panelText = textsOf(proofTexts);
const name = 'Menú del día';
const show = screenKit(ordersArea, `/order/details/${orderId}`);
type Fake = ReturnType<typeof proofsApi>;

async function look(fake: Fake): Promise<Fake> {
  show(fake);
  await press(panelText('lookOf', { name }));
  await screen.findByRole('dialog', { name: text('title', { name }) });
  return fake;
}

const dialog = () => within(screen.getByRole('dialog', { name: text('title', { name }) }));
const layer = () => document.querySelector<HTMLElement>('[data-pins]') as HTMLElement;

/** jsdom has no layout. */
function pressAt(clientX: number, clientY: number) {
  const rect = { left: 0, top: 0, width: 400, height: 800 } as DOMRect;
  layer().getBoundingClientRect = () => rect;
  fireEvent.click(layer(), { clientX, clientY });
}

const remark = (number: number) => dialog().findByRole('button', { name: text('remark', { number }) });

describe('a proof', () => {
  it('is beside what was asked, with the note, its files and the remarks', async () => {
    const note = 'Precio nuevo';
    await look(proofsApi([workOf([aProof(1, { note, remarks: [aRemark('Más grande')] })])]));
    await see.role('img', 'menu.png', dialog());
    await see(note, dialog());
    await see('Más grande', dialog());
    const asked = within(await dialog().findByRole('region', { name: text('details') }));
    expect(asked.getByText(textsOf(detailsTexts)('size'))).toBeTruthy();
    const file = dialog().getByRole('link', { name: text('download', { name: 'menu.png' }) });
    expect(file.getAttribute('href')).toBe(`/api/order/${orderId}/proof/${keyOf('menu.png', 1)}`);
  });

  it('is left by Esc, and the focus is where it was', async () => {
    await look(proofsApi([workOf([aProof(1)])]));
    await user.keyboard('{Escape}');
    await waitFor(() => see.none('dialog'));
    const button = screen.getByRole('button', { name: panelText('lookOf', { name }) });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('is zoomed by keys, buttons and wheel', async () => {
    await look(proofsApi([workOf([aProof(1)])]));
    const pdfText = textsOf(pdfTexts);
    await user.keyboard('+');
    await see(pdfText('zoom', { percent: 125 }), dialog());
    await press(pdfText('smaller'), 'button', dialog());
    const smaller = dialog().getByRole('button', { name: pdfText('smaller') });
    expect(smaller.hasAttribute('disabled')).toBe(true);
    await user.keyboard('++0');
    await see(pdfText('zoom', { percent: 100 }), dialog());
    const page = dialog().getByRole('region', { name: text('proof') });
    fireEvent.wheel(page, { deltaY: -120, ctrlKey: true });
    await see(pdfText('zoom', { percent: 125 }), dialog());
    fireEvent.wheel(page, { deltaY: -120 });
    await see(pdfText('zoom', { percent: 125 }), dialog());
  });

  it('as PDF shows one page, and Page Down moves to the next', async () => {
    await look(proofsApi([workOf([aProof(1, { files: [aFile('carta.pdf')] })])]));
    await see('drawn 1', dialog());
    await user.keyboard('{PageDown}');
    await see('drawn 2', dialog());
    expect(dialog().queryByText('drawn 1')).toBeNull();
    await press(text('nextPage'), 'button', dialog());
    const last = await dialog().findByRole('button', { name: text('nextPage') });
    await waitFor(() => expect(last.hasAttribute('disabled')).toBe(true));
  });

  it('as ZIP is a list of files to download', async () => {
    await look(proofsApi([workOf([aProof(1, { files: [aFile('todo.zip')] })])]));
    await see(text('archive'), dialog());
    await see.role('link', text('download', { name: 'todo.zip' }), dialog());
    expect(dialog().queryByRole('button', { name: text('addRemark') })).toBeNull();
  });

  it('is compared with the version before, beside it or over it', async () => {
    await look(proofsApi([workOf([aProof(2), aProof(1, { state: 'superseded' })])]));
    expect(dialog().getAllByRole('img')).toHaveLength(1);
    await user.click(await dialog().findByRole('radio', { name: text('compare.side') }));
    expect(dialog().getAllByRole('img')).toHaveLength(2);
    await user.click(await dialog().findByRole('radio', { name: text('compare.over') }));
    const slider = await dialog().findByRole('slider', { name: text('over', { version: 2 }) });
    fireEvent.change(slider, { target: { value: 80 } });
    expect(slider.getAttribute('aria-valuetext')).toBe('20 %');
  });
});

describe('a remark', () => {
  it('is placed by a press, written, saved and numbered', async () => {
    const fake = await look(proofsApi([workOf([aProof(1, { remarks: [aRemark('Más grande')] })])]));
    await see.role('img', 'menu.png', dialog());
    pressAt(100, 400);
    await user.keyboard('Falta el horario');
    await press(text('saveRemark'), 'button', dialog());
    await see.sent(fake, proofCommands.AddProofRemark, [
      {
        id: orderId,
        at: 0,
        proof: 1,
        file: keyOf('menu.png', 1),
        page: 1,
        x: 250,
        y: 500,
        text: 'Falta el horario',
      },
    ]);
    await remark(2);
    await see.role('button', text('remarkAt', { number: 2, text: 'Falta el horario' }), dialog());
  });

  it('is placed in the middle by keys, moved by arrows, and Enter goes to its text', async () => {
    const fake = await look(proofsApi([workOf([aProof(1)])]));
    const add = await dialog().findByRole('button', { name: text('addRemark') });
    add.focus();
    await user.keyboard('{Enter}');
    await see(text('place', { x: 50, y: 50 }), dialog());
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await see(text('place', { x: 51, y: 45 }), dialog());
    await user.keyboard('{Enter}');
    await user.keyboard('Aquí');
    await press(text('saveRemark'), 'button', dialog());
    await waitFor(() =>
      expect(fake.api.callsTo(proofCommands.AddProofRemark)).toMatchObject([
        { x: 510, y: 450, text: 'Aquí' },
      ]),
    );
    expect(document.activeElement).toBe(add);
  });

  it('is dropped by Esc, which leaves the proof open', async () => {
    const fake = await look(proofsApi([workOf([aProof(1)])]));
    await press(text('addRemark'), 'button', dialog());
    await user.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(dialog().queryByRole('textbox')).toBeNull());
    expect(fake.api.callsTo(proofCommands.AddProofRemark)).toEqual([]);
  });

  it('goes back into its field if it is refused', async () => {
    const fake = proofsApi([workOf([aProof(1)])]);
    fake.api.on(proofCommands.AddProofRemark, () => refuse('too_many_remarks'));
    await look(fake);
    await see.role('img', 'menu.png', dialog());
    pressAt(100, 400);
    await user.keyboard('Falta el horario');
    await press(text('saveRemark'), 'button', dialog());
    await see(text('rejection.too_many_remarks'), dialog());
    const field = dialog().getByRole('textbox') as HTMLTextAreaElement;
    expect(field.value).toBe('Falta el horario');
    expect(dialog().queryByRole('button', { name: text('remark', { number: 1 }) })).toBeNull();
  });

  it('is removed by its author only', async () => {
    const remarks = [aRemark('Más grande'), aRemark('No', { is_own: false, name: 'Nuria Vidal' })];
    const fake = await look(proofsApi([workOf([aProof(1, { remarks })])]));
    await remark(2);
    expect(dialog().queryByRole('button', { name: text('removeRemark', { number: 2 }) })).toBeNull();
    await press(text('removeRemark', { number: 1 }), 'button', dialog());
    await see.sent(fake, proofCommands.RemoveProofRemark, 1);
    await waitFor(() => expect(dialog().queryByText('Más grande')).toBeNull());
  });

  it('is answered by the agency, which does not approve', async () => {
    const fake = proofsApi([workOf([aProof(1, { remarks: [aRemark('Más grande')] })])], { role: 2 });
    screenKit(ordersArea)(fake, `/admin/orders/${orderId}`);
    await press(panelText('lookOf', { name }));
    await see.role('img', 'menu.png', await inside('dialog'));
    expect(dialog().queryByRole('button', { name: text('approve') })).toBeNull();
    pressAt(10, 10);
    await user.keyboard('Hecho');
    await press(text('saveRemark'), 'button', dialog());
    await see.sent(fake, proofCommands.AddProofRemark, 1);
  });
});

describe('the answer to a proof', () => {
  it('is its approval, asked once more', async () => {
    const fake = await look(proofsApi([workOf([aProof(3), aProof(2)])]));
    await press(text('approve'), 'button', dialog());
    await press(panelText('approve'), 'button', await inside('alertdialog'));
    await see.sent(fake, proofCommands.ApproveProofs, [{ id: orderId, pieces: [{ at: 0, proof: 3 }] }]);
    await waitFor(() => see.none('dialog'));
    await see(panelText('state.approved'));
  });

  it('is a text or the remarks of the restaurant, never nothing', async () => {
    const fake = await look(proofsApi([workOf([aProof(1)])]));
    await press(text('requestChanges'), 'button', dialog());
    const send = await dialog().findByRole('button', { name: text('sendChanges') });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.type(await dialog().findByRole('textbox'), 'Otro precio');
    await user.click(send);
    await see.sent(fake, proofCommands.RequestProofChanges, [
      { id: orderId, at: 0, proof: 1, text: 'Otro precio' },
    ]);
    await see(panelText('state.changes'));
  });

  it('may be the remarks alone', async () => {
    const fake = await look(proofsApi([workOf([aProof(1, { remarks: [aRemark('Más grande')] })])]));
    await press(text('requestChanges'), 'button', dialog());
    await see(text('changesHint', { count: 1 }), dialog());
    await press(text('sendChanges'), 'button', dialog());
    await see.sent(fake, proofCommands.RequestProofChanges, [{ id: orderId, at: 0, proof: 1, text: '' }]);
  });

  it('is for the newest: a newer one is announced, opened by a button, and can be answered', async () => {
    const fake = await look(proofsApi([workOf([aProof(2), aProof(1)])]));
    fake.send(0);
    app.push('OrderChanged', { orderId, position: 9 });
    await see(text('newer', { version: 3 }), dialog());
    expect(dialog().queryByRole('button', { name: text('approve') })).toBeNull();
    await press(text('showNewer', { version: 3 }), 'button', dialog());
    await press(text('approve'), 'button', dialog());
    await see(panelText('approvePiece', { name, version: 3 }), await inside('alertdialog'));
  });

  it('to an older one is refused by the server, with its reason', async () => {
    const fake = proofsApi([workOf([aProof(2)])]);
    fake.api.on(proofCommands.ApproveProofs, () =>
      refuse('proof_superseded', { status: 409, details: { version: 3 } }),
    );
    await look(fake);
    await press(text('approve'), 'button', dialog());
    await press(panelText('approve'), 'button', await inside('alertdialog'));
    await see(panelText('rejection.proof_superseded', { version: 3 }));
  });

  it('is not given by people who may not, but they may add remarks', async () => {
    await look(proofsApi([workOf([aProof(1)])], { role: 3 }));
    await see(panelText('mayNot'), dialog());
    expect(dialog().queryByRole('button', { name: text('approve') })).toBeNull();
    await see.role('button', text('addRemark'), dialog());
  });
});
