import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartEntry } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import type { Market } from '@portal/contracts/kernel';
import { aResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { cartArea } from '../index';
import type { FakeUpload } from '../../../testing/fake-upload';
import { fakeUploads } from '../../../testing/fake-upload';

// The first test of a file loads the screens, calendars and all; slow machines need a moment for that.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });

const words = {
  ES: { first: '¿En qué formato la necesitas?', next: 'Siguiente' },
  PT: { first: 'Em que formato precisa dela?', next: 'Seguinte' },
} as const;

const apiOf = (facts: Partial<ResourceDetail> = {}) =>
  fakeApi()
    .signedIn()
    .on(resourceQueries.GetResource, () => aResourceDetail(facts));

async function open(market: Market, piece: Partial<ResourceDetail> = {}, at = '/order/12') {
  const api = apiOf(piece);
  const app = renderApp({ api, areas: [cartArea], at, market });
  await screen.findByRole('heading', { level: 1, name: words[market].first });
  return { api, app };
}

const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }));
const next = (market: Market = 'ES') => user.click(screen.getByRole('button', { name: words[market].next }));
const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const steps = () =>
  within(screen.getByRole('navigation', { name: /Pasos|Passos/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/^\d/, ''));
const cart = () =>
  Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, CartEntry>);

let uploading: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  uploading = fakeUploads();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  uploading.restore();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the wizard in ES', () => {
  it('[R-WIZ-01] [R-WIZ-03] [R-WIZ-04] [R-WIZ-05] [R-WIZ-06] [R-WIZ-07] asks five questions and puts what was chosen into the cart [R-WIZ-14]', async () => {
    const { app } = await open('ES');
    await choose('Vinilo de escaparate');
    expect(steps()).toEqual(['Formato', 'Tamaño', 'Cambios', 'Detalles', 'Entrega']);
    await next();
    await question('¿De qué tamaño?');
    await choose('100 × 150 cm');
    await next();
    await question('Cuéntanos qué hay que cambiar');
    await user.type(
      screen.getByRole('textbox', { name: '¿Qué texto hay que cambiar?' }),
      'Abierto hasta las 2',
    );
    await choose('Exterior');
    await next();
    await question('¿Qué tiene que decir la pieza?');
    await next();
    await question('¿Cómo la quieres recibir?');
    expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirmar y añadir a la cesta' }));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([
      {
        from: { file: 12, filename: 'Menú del día', reference: 'REF-0012', type: 1 },
        to: { file: 4, filename: '100x150', size: '' },
        method: 2,
        params: { q1: 'Abierto hasta las 2', q5: 'outside' },
        custom: { restaurant: 'Restaurante 1' },
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('[R-WIZ-09] [R-WIZ-10] jumps from the format to the details when the format stays, and Back returns', async () => {
    await open('ES');
    await choose(/^Cartel/);
    expect(steps()).toEqual(['Formato', 'Detalles', 'Entrega']);
    await next();
    await question('¿Qué tiene que decir la pieza?');
    await user.click(screen.getByRole('button', { name: 'Atrás' }));
    await question(words.ES.first);
  });

  it('[R-WIZ-12] [R-WIZ-13] explains what an adaptation costs', async () => {
    await open('ES');
    await choose(/^Cartel/);
    await next();
    await question('¿Qué tiene que decir la pieza?');
    await next();
    const board = await screen.findByRole('complementary', { name: 'Lo que cuesta adaptar' });
    const prices = within(board)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(prices).toEqual(['20 €', '35 €', '35 €', '60 €', 'a consultar']);
  });

  it('[R-WIZ-16] [R-WIZ-17] offers the units in order, and asks how many exactly for another number', async () => {
    await open('ES');
    await choose(/^Cartel/);
    await next();
    await question('¿Qué tiene que decir la pieza?');
    await next();
    const units = await screen.findByRole('radiogroup', { name: '¿Cuántas unidades?' });
    expect(
      within(units)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '250 - 500',
      '500 - 1000',
      '1000 - 2000',
      '2000 - 3000',
      '3000 - 4000',
      '4000 - 5000',
      '-1',
    ]);
    await choose('Otra cantidad');
    expect(screen.getByRole('textbox', { name: '¿Cuántas exactamente?' })).toBeTruthy();
  });

  it('[R-WIZ-29] adds nothing when it is left, and goes on where it was when it is opened again', async () => {
    await open('ES');
    await choose('Vinilo de escaparate');
    await next();
    await question('¿De qué tamaño?');
    cleanup();
    expect(cart()).toEqual([]);
    const api = apiOf();
    renderApp({ api, areas: [cartArea], at: '/order/12', market: 'ES' });
    await question('¿De qué tamaño?');
    await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    await question(words.ES.first);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('does not order what may not be adapted', async () => {
    const api = apiOf({ has_file: false, budget: 0 });
    renderApp({ api, areas: [cartArea], at: '/order/12', market: 'ES' });
    expect(await screen.findByRole('heading', { name: 'Esta pieza no se adapta' })).toBeTruthy();
  });

  it('adds one piece to the cart however often "confirm" is clicked', async () => {
    await open('ES');
    await choose(/^Cartel/);
    await next();
    await question('¿Qué tiene que decir la pieza?');
    await next();
    await user.dblClick(await screen.findByRole('button', { name: 'Confirmar y añadir a la cesta' }));
    await waitFor(() => expect(cart()).toHaveLength(1));
  });
});

describe('the wizard in PT', () => {
  it('[R-WIZ-11] ends with the details, [R-WIZ-18] has ten arrows, and fixes the method to 1', async () => {
    const { app } = await open('PT');
    await choose('Vídeo');
    expect(steps()).toEqual(['Formato', 'Detalhes']);
    await next('PT');
    await question('O que deve dizer a peça?');
    const arrows = screen.getByRole('radiogroup', { name: /Seta/ });
    expect(
      within(arrows)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    await choose('Rotunda: esquerda');
    await user.type(screen.getByRole('textbox', { name: 'Preço' }), '4,95');
    await user.type(screen.getByRole('textbox', { name: 'Indicações' }), 'Aberto até às 2h');
    await user.click(screen.getByRole('checkbox', { name: 'Aceito o texto legal do preço' }));
    await user.click(screen.getByRole('button', { name: 'Confirmar e pôr no carrinho' }));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(cart()).toMatchObject([
      {
        method: 1,
        custom: {
          price: '4,95',
          others: 'Aberto até às 2h',
          direction: { value: 9, text: 'Rotunda: esquerda', image: 'roundabout-left' },
        },
      },
    ]);
    expect(cart()[0]?.custom.legal).toContain('Respondo');
  });

  it('[R-WIZ-22] [R-WIZ-23] needs restaurant, price and indications, and the legal text for the price', async () => {
    await open('PT');
    await choose('Vídeo');
    await next('PT');
    await question('O que deve dizer a peça?');
    await user.clear(screen.getByRole('textbox', { name: 'Nome do restaurante' }));
    const confirm = screen.getByRole('button', { name: 'Confirmar e pôr no carrinho' });
    await user.click(confirm);
    const complaint = (name: string) => screen.getByRole('textbox', { name, description: /^Escreva/ });
    expect([complaint('Nome do restaurante'), complaint('Preço'), complaint('Indicações')]).toHaveLength(3);
    expect(document.activeElement).toBe(complaint('Nome do restaurante'));
    await user.type(screen.getByRole('textbox', { name: 'Preço' }), '4,95');
    await user.click(confirm);
    expect(screen.getByText('Se a peça mostrar um preço, aceite o texto legal.')).toBeTruthy();
  });
});

describe('what the wizard complains of', () => {
  it('[R-WIZ-19] [R-WIZ-26] stands for three seconds as a notice, and at its field until it is mended', async () => {
    await open('ES');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    const notice = 'Falta una cosa en este paso.';
    expect(screen.getByText(notice)).toBeTruthy();
    act(() => void jest.advanceTimersByTime(2900));
    expect(screen.getByText(notice)).toBeTruthy();
    act(() => void jest.advanceTimersByTime(200));
    expect(screen.queryByText(notice)).toBeNull();
    expect(screen.getByText('Elige un formato.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Flyer' }));
    expect(screen.queryByText('Elige un formato.')).toBeNull();
    jest.useRealTimers();
  });

  it('[R-WIZ-20] needs words for a size of one’s own; Enter is Next', async () => {
    await open('ES');
    await choose('Vinilo de escaparate');
    await next();
    await question('¿De qué tamaño?');
    await choose('Otro tamaño');
    const size = screen.getByRole('textbox', { name: '¿Qué tamaño?' });
    await user.type(size, '{Enter}');
    expect(screen.getByText('Elige un tamaño o escribe el tuyo.')).toBeTruthy();
    await user.type(size, '2 × 1 m{Enter}');
    await question('Cuéntanos qué hay que cambiar');
  });

  it('leads the focus to the question of the next page', async () => {
    await open('ES');
    await choose('Flyer');
    await next();
    expect(document.activeElement).toBe(await question('¿De qué tamaño?'));
  });
});

describe('files', () => {
  const toFiles = async (market: Market = 'ES', format = /^Cartel/) => {
    await open(market);
    await choose(format);
    await next(market);
    await question('¿Qué tiene que decir la pieza?');
    // The calendars arrive last; files are chosen by hand in between.
    await screen.findAllByRole('group', {});
  };
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  const bring = (place: 0 | 1, ...files: File[]) => user.upload(inputs()[place] as HTMLInputElement, files);
  const begun = async (count: number): Promise<readonly FakeUpload[]> => {
    await waitFor(() => expect(uploading.uploads).toHaveLength(count));
    return uploading.uploads;
  };
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

  it('[R-WIZ-15] keep Next waiting while they are under way, and Enter and the steps as well', async () => {
    await toFiles();
    await bring(0, new File(['x'], 'arte.pdf'));
    const [upload] = await begun(1);
    act(() => upload?.progress(0.42));
    expect(await screen.findByText('42 %')).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(/Subiendo archivos/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Nombre/ }), '{Enter}');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¿Qué tiene que decir la pieza?');
    act(() => upload?.finish('f'.repeat(32)));
    await waitFor(() => expect(button.disabled).toBe(false));
    await next();
    await question('¿Cómo la quieres recibir?');
  });

  it('can be cancelled and tried again, and a refusal says why', async () => {
    await toFiles();
    await bring(0, new File(['x'], 'arte.pdf'));
    const [first] = await begun(1);
    await user.click(screen.getByRole('button', { name: 'Cancelar la subida de arte.pdf' }));
    expect(first?.isAborted()).toBe(true);
    await bring(0, new File(['x'], 'otro.pdf'));
    const [, second] = await begun(2);
    act(() => second?.refuse('internal', 500));
    expect(await screen.findByText(/Algo ha fallado en nuestro lado/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reintentar otro.pdf' }));
    expect(await begun(3)).toHaveLength(3);
  });

  it('of a kind that is not taken are refused before they are sent, and offered no second try', async () => {
    await toFiles();
    const [input] = inputs();
    await userEvent
      .setup({ delay: null, applyAccept: false })
      .upload(input as HTMLInputElement, new File(['x'], 'virus.exe'));
    expect(await screen.findByText(/Este tipo de archivo no sirve aquí/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar virus.exe' })).toBeNull();
    expect(uploading.uploads).toHaveLength(0);
  });

  it('[R-WIZ-24] one of one’s own is needed where the format needs it', async () => {
    await open('ES', { type: { id: 8, name: 'Anuncio de prensa' } });
    await choose(/^Anuncio de prensa/);
    await next();
    await question('¿Qué tiene que decir la pieza?');
    await next();
    expect(screen.getByText('Este formato necesita un archivo tuyo. Súbelo aquí.')).toBeTruthy();
    await bring(0, new File(['x'], 'arte.pdf'));
    const [upload] = await begun(1);
    act(() => upload?.finish('f'.repeat(32)));
    await waitFor(() => expect(screen.queryByText(/necesita un archivo tuyo/)).toBeNull());
  });

  it('[R-WIZ-27] [R-ERR-14] are five pictures at most', async () => {
    await toFiles();
    await bring(1, ...['1', '2', '3', '4', '5', '6'].map((name) => picture(`${name}.png`)));
    expect(screen.getByText('No se pueden subir más de 5 imágenes.')).toBeTruthy();
    for (const place of [0, 1, 2, 3, 4]) {
      const upload = (await begun(Math.min(place + 2, 5)))[place];
      act(() => upload?.finish(String(place).repeat(32)));
    }
    await waitFor(() => expect(screen.getAllByText('Subido correctamente')).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Quitar 1.png' }));
    expect(screen.queryByText('No se pueden subir más de 5 imágenes.')).toBeNull();
  });
});
