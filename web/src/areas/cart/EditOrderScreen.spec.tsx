import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCompleteEntry, type Cart } from '@portal/contracts/areas/cart';
import { renderApp } from '#testing/render-app';
import { fakeApi, press, screen, see, textsOf, user, within } from '#testing/screen-kit';
import { unbroken } from '#ui/unbroken';

import { cartArea } from './index';
import { detailsTexts, ticketTexts, wizardTexts } from './texts';

const text = textsOf(wizardTexts);
const detailsText = textsOf(detailsTexts);
const ticketText = textsOf(ticketTexts);

const file = { custom_file: 'f'.repeat(32), custom_file_name: 'arte.pdf', images: ['a'.repeat(32)] };
const entry = aCompleteEntry('ES', file);
const stored = () => JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart;

async function open(at: string) {
  const api = fakeApi().signedIn();
  renderApp({ api, areas: [cartArea], at });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { heading };
}
const next = () => press(text('next'));

beforeEach(() => localStorage.setItem('cart', JSON.stringify({ 1: entry, 2: aCompleteEntry('ES') })));

describe('changing a piece of the cart', () => {
  it('[R-NAV-17] [R-WIZ-02] [R-WIZ-14] [R-CRT-19] keeps its place and everything that was not touched', async () => {
    await open('/order/edit/1');
    await press('Lona', 'radio');
    await next();
    await next();
    await press('Sí', 'radio');
    await next();
    await screen.findByRole('heading', { name: text('ask.personalisation') });
    expect(await screen.findByText('arte.pdf', {})).toBeTruthy();
    expect(screen.getByText(detailsText('image', { place: 1 }))).toBeTruthy();
    await next();
    await press(text('confirmEdit'));
    await see.path('/cart');
    expect(Object.keys(stored())).toEqual(['1', '2']);
    expect(stored()['1']).toEqual({
      ...entry,
      to: { ...entry.to, file: 5 },
      params: { ...entry.params, q5: '', q7: 'yes' },
    });
  });

  it('opens the page that a link asks for, and the ticket leads to the others', async () => {
    const { heading } = await open('/order/edit/1?page=5');
    expect(heading.textContent).toBe(text('ask.budget'));
    await press(/^Ver el resumen/);
    const ticket = document.getElementById(
      screen.getByRole('button', { name: /^Ocultar el resumen/ }).getAttribute('aria-controls') ?? '',
    );
    const lines = within(ticket as HTMLElement).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'FormatoVinilo de escaparate',
      unbroken('Tamaño100 × 150 cm'),
      'TextoAbierto hasta las 2',
      'MaterialVinilo',
      'LugarPegado al cristal',
      'Archivoarte.pdf',
      'Imágenes1',
      'ServicioAdaptación y producción',
      'Unidades2',
      'Facturación101 - Restaurante 1',
      'Entrega101 - Restaurante 1',
    ]);
    await user.click(
      within(ticket as HTMLElement).getByTitle(ticketText('change', { label: text('step.size') })),
    );
    await see.role('heading', text('ask.size'));
  });

  it('a page that the piece does not have opens the first', async () => {
    const { heading } = await open('/order/edit/1?page=9');
    expect(heading.textContent).toBe(text('ask.format'));
  });

  it('[R-WIZ-29] leaves the cart alone when it is left', async () => {
    await open('/order/edit/1');
    await press('Folleto', 'radio');
    await press(text('leaveEdit'), 'link');
    await see.path('/cart');
    expect(stored()['1']).toEqual(entry);
  });

  it('reports that the piece has left the cart', async () => {
    const { heading } = await open('/order/edit/99');
    expect(heading.textContent).toBe(text('gone'));
    expect(screen.getByRole('link', { name: text('goToCart') })).toBeTruthy();
  });
});
